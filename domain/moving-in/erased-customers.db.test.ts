import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { membersOfAddresses } from '../accounts/members-of-addresses.ts';
import { seedDemoMember } from '../accounts/seed-demo.ts';
import { demoSession } from '../accounts/testing/accounts.ts';
import { askForErasure } from '../privacy/erasure/ask-for-erasure.ts';
import { erasureShop } from '../privacy/testing/erasure-shop.ts';
import { EMAIL } from '../privacy/testing/filled-shop.ts';
import { importedRecords } from './tables.ts';
import { importDesk } from './testing/import-desk.ts';

const { carryOut, clearQueue, db, deps, grace, shop } = await erasureShop();
const desk = importDesk(shop);

/** The demo member, for whom these customers were imported, is erased. */
async function erasedAfter(customers: string) {
  const { memberId } = await seedDemoMember(db);
  await desk.run({ customers });
  const { viewer } = await demoSession(deps);
  expect(await askForErasure(deps, viewer)).toMatchObject({ ok: true });
  grace();
  await clearQueue();
  expect(await carryOut(memberId)).toEqual({ erased: true });
  return { memberId };
}

test('the line of an erased customer is refused, and nothing of it stays', async () => {
  const customers = `id,email,name\n1,${EMAIL},Dana\n2,other@x.test,Other\n`;
  const { memberId } = await erasedAfter(customers);
  for (const apply of [false, true]) {
    expect(await desk.outcomes('customers', customers, { apply })).toEqual([
      '2 refused: was erased in the shop',
      '3 unchanged',
    ]);
  }
  expect(await db.select().from(importedRecords).where(eq(importedRecords.targetId, memberId))).toMatchObject(
    [{ foreignId: '1', digest: '', written: null }],
  );
});

test('a customer whose address was an id in two spellings is erased, and comes back by none', async () => {
  const ids = [EMAIL, EMAIL.toUpperCase()];
  const customers = `id,email\n${ids.map((id) => `${id},${EMAIL}\n`).join('')}`;
  const { memberId } = await erasedAfter(customers);
  expect(await db.select().from(importedRecords)).toMatchObject([
    { targetId: memberId, foreignId: expect.stringMatching(/^sha256:/) },
  ]);
  for (const apply of [false, true]) {
    expect(await desk.outcomes('customers', customers, { apply })).toEqual([
      '2 refused: was erased in the shop',
      '3 refused: was erased in the shop',
    ]);
  }
  expect(await membersOfAddresses(db, [EMAIL])).toEqual(new Map());
});
