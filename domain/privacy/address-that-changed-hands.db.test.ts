import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addressChanges, members } from '../accounts/tables.ts';
import { cancellations } from '../cancellations/tables.ts';
import { sentMails } from '../mail/tables.ts';
import { memberMerges } from '../members/tables.ts';
import { startErasure } from './erasure/start-erasure.ts';
import { readHeld } from './register.ts';
import { subjectOf } from './subject-of.ts';
import { erasureShop } from './testing/erasure-shop.ts';

const { db, deps, clock, privacy, grace, carryOut, clearQueue } = await erasureShop();
const START = clock.now();
const day = (of: number) => new Date(START.getTime() + of * 86_400_000);
const SHARED = 'desk@family.test';

async function member(email: string, createdAt: Date): Promise<string> {
  const [row] = await db
    .insert(members)
    .values({ email, emailVerified: true, createdAt })
    .returning({ id: members.id });
  return row?.id ?? expect.fail('no member');
}
async function moved(memberId: string, oldEmail: string, newEmail: string, changedAt: Date) {
  await db.update(members).set({ email: newEmail }).where(eq(members.id, memberId));
  const change = { memberId, oldEmail, newEmail, changedAt, expiresAt: changedAt };
  await db.insert(addressChanges).values({ id: randomUUID(), ...change });
}
/** A mail to the address, and a contract that was cancelled with it, each day. */
async function written(days: readonly number[]) {
  for (const each of days) {
    const id = randomUUID();
    await db.insert(sentMails).values({ messageId: `mail ${each}`, sentAt: day(each), recipient: SHARED });
    const declared = { kind: 'now' as const, locale: 'en' as const, declaredAt: day(each) };
    await db
      .insert(cancellations)
      .values({ id, email: SHARED, contract: `contract ${each}`, reason: '', ...declared });
  }
}
async function heldOf(memberId: string): Promise<{ mails: unknown[]; contracts: unknown[] }> {
  const [row] = await db.select().from(members).where(eq(members.id, memberId));
  const subject = await subjectOf(db, privacy, { memberId, email: row?.email ?? '' });
  const found = { mails: [] as unknown[], contracts: [] as unknown[] };
  for await (const { name, rows } of readHeld(db, privacy.holdings(), subject)) {
    if (name === 'sent_mails') found.mails = rows.map(({ messageId }) => messageId).toSorted();
    if (name === 'cancellations') found.contracts = rows.map(({ contract }) => contract).toSorted();
  }
  return found;
}
const ofDays = (...days: number[]) => ({
  mails: days.map((each) => `mail ${each}`).toSorted(),
  contracts: days.map((each) => `contract ${each}`).toSorted(),
});

/** Ann has the address until the tenth day; Ben from the twentieth. */
async function changedHands() {
  const ann = await member(SHARED, day(-100));
  await moved(ann, SHARED, 'ann@else.test', day(10));
  const ben = await member(SHARED, day(20));
  await written([-200, 1, 9, 10, 19, 20, 30]);
  return { ann, ben };
}

test('each one’s export holds what was written to the address while it was theirs', async () => {
  const { ann, ben } = await changedHands();
  // Between the two, mails about the change itself go to the old address.
  expect(await heldOf(ann)).toEqual(ofDays(-200, 1, 9, 10, 19));
  expect(await heldOf(ben)).toEqual(ofDays(20, 30));
});

test('so does it when the address comes back to who had it first', async () => {
  const { ann, ben } = await changedHands();
  await moved(ben, SHARED, 'ben@else.test', day(40));
  await moved(ann, 'ann@else.test', SHARED, day(50));
  await written([45, 55]);
  expect(await heldOf(ann)).toEqual(ofDays(-200, 1, 9, 10, 19, 55));
  expect(await heldOf(ben)).toEqual(ofDays(20, 30, 45));
});

test('what came to an address while a change to it stood that was undone, maybe an intruder’s, is in nobody’s', async () => {
  const ann = await member('ann@else.test', day(-100));
  await moved(ann, 'ann@else.test', SHARED, day(10));
  await db.update(members).set({ email: 'ann@else.test' });
  await db.update(addressChanges).set({ revertedAt: day(12) });
  const ben = await member(SHARED, day(20));
  await written([9, 11, 15, 25]);
  expect(await heldOf(ann)).toEqual(ofDays());
  expect(await heldOf(ben)).toEqual(ofDays(25));
});

test('what two had at a time by what is known comes to neither', async () => {
  const ann = await member('ann@else.test', day(-100));
  const ben = await member(SHARED, day(5));
  const lost = { lostId: randomUUID(), memberId: ann, lostEmail: SHARED, mergedAt: day(10) };
  await db.insert(memberMerges).values(lost);
  await written([1, 7, 15]);
  expect(await heldOf(ann)).toEqual(ofDays(1));
  expect(await heldOf(ben)).toEqual(ofDays(15));
});

test('an erasure takes what is theirs and leaves what is the other’s', async () => {
  const { ann, ben } = await changedHands();
  clock.set(day(60));
  expect(await startErasure(deps, ann, async () => true)).toBeDefined();
  await clearQueue();
  grace();
  expect(await carryOut(ann)).toMatchObject({ erased: true });
  expect(await heldOf(ben)).toEqual(ofDays(20, 30));
  const left = await db.select().from(sentMails).where(eq(sentMails.recipient, SHARED));
  expect(left.map(({ messageId }) => messageId).toSorted()).toEqual(ofDays(20, 30).mails);
  const said = await db.select({ contract: cancellations.contract }).from(cancellations);
  expect(said.filter(({ contract }) => contract !== '')).toHaveLength(2);
});
