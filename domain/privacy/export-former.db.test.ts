import { fixedClock } from '@spindle/platform/clock.ts';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { DEMO_MEMBER } from '../accounts/seed-demo.ts';
import { addressChanges, members } from '../accounts/tables.ts';
import { demoSession } from '../accounts/testing/accounts.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { licences } from '../licences/tables.ts';
import { sentMails } from '../mail/tables.ts';
import { memberMerges } from '../members/tables.ts';
import { orders } from '../orders/tables.ts';
import { webhookMessages } from '../webhooks/tables.ts';
import { askForExport } from './ask-for-export.ts';
import { fetchExport } from './fetch-export.ts';
import { makeExport } from './make-export.ts';
import { dataExports } from './tables.ts';
import { DEVICE, FORMER, fillShop, MERGED } from './testing/filled-shop.ts';

const clock = fixedClock(new Date('2027-01-31T10:00:00Z'));
const shop = await testCommerce({ clock });
const { deps, db, modules } = shop;
const privacy = {
  ...deps,
  holdings: () => modules.flatMap(({ holds = [] }) => holds),
  erasures: () => modules.flatMap(({ erasure }) => erasure ?? []),
};

/** The files of the demo member's archive, as text. */
async function archive(): Promise<Record<string, string>> {
  await db.delete(dataExports);
  const { viewer } = await demoSession(deps);
  expect(await askForExport(deps, viewer)).toEqual({ ok: true });
  const [asked] = await db.select().from(dataExports);
  await makeExport(privacy, asked ?? expect.fail('no export was asked for'));
  const fetched = await fetchExport(deps, viewer);
  if (!fetched.ok) return expect.fail(fetched.error);
  return Object.fromEntries(
    Object.entries(unzipSync(fetched.archive)).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
}
const mailsIn = (files: Record<string, string>) =>
  JSON.parse(files['sent_mails.json'] ?? '[]').map((mail: { messageId: string }) => mail.messageId);
const numbersIn = (files: Record<string, string>) =>
  JSON.parse(files['orders.json'] ?? '[]').map(({ number }: { number: string }) => number);

const { memberId } = await fillShop(shop);

test('it holds computers, mails, consents and what staff have noted', async () => {
  const files = await archive();
  const rowsOf = (table: string) => JSON.parse(files[`${table}.json`] ?? '[]');
  expect(rowsOf('licence_devices')).toMatchObject([{ name: DEVICE }]);
  expect(mailsIn(files)).toContain('one');
  expect(rowsOf('checkouts')).toContainEqual(
    expect.objectContaining({ termsVersion: expect.any(String), consents: expect.any(Array) }),
  );
  expect(rowsOf('member_notes')).toMatchObject([{ text: expect.stringContaining('Quaggazebra') }]);
});

test('it holds what lies under former addresses and those of accounts that became part of this one', async () => {
  const [guests] = await db.select().from(orders).where(eq(orders.number, 'G-1'));
  if (!guests) return expect.fail('no order of a guest');
  const merged = { id: crypto.randomUUID(), number: 'G-3', idempotencyKey: 'g3', email: MERGED };
  await db.insert(orders).values({ ...guests, ...merged });
  // What is sent to a former address from now on may be another person's.
  clock.set(new Date(clock.now().getTime() + 60_000));
  const files = await archive();
  expect(numbersIn(files)).toEqual(expect.arrayContaining(['G-1', 'G-3']));
  // A gift from somebody else is that person's order.
  expect(numbersIn(files)).not.toContain('G-2');
  expect(files['members.json']).toContain(memberId);

  // Another member has the address now.
  const [holder] = await db.insert(members).values({ email: FORMER }).returning({ memberId: members.id });
  if (!holder) return expect.fail('no other member');
  const theirs = { about: 'order 1', kind: 'key', sentAt: clock.now() };
  await db.insert(sentMails).values({ ...theirs, messageId: 'theirs', recipient: FORMER });
  expect(numbersIn(await archive())).toEqual(expect.not.arrayContaining(['G-1']));
  expect(numbersIn(await archive())).toContain('G-3');
  expect(mailsIn(await archive())).toEqual(expect.arrayContaining(['one', 'three']));

  // That member has moved to another address, and what was sent to them is still theirs.
  await db.update(members).set({ email: 'elsewhere@spindle.test' }).where(eq(members.id, holder.memberId));
  const moved = { oldEmail: FORMER, newEmail: 'elsewhere@spindle.test', changedAt: clock.now() };
  await db
    .insert(addressChanges)
    .values({ ...holder, ...moved, id: crypto.randomUUID(), expiresAt: clock.now() });
  expect(mailsIn(await archive())).not.toContain('theirs');
  const lost = { lostId: crypto.randomUUID(), lostEmail: MERGED, mergedAt: clock.now() };
  await db.insert(memberMerges).values({ ...lost, ...holder });
  expect(mailsIn(await archive())).not.toContain('three');
});

test('it says of a change of address whether it was undone, not that its link has ended', async () => {
  const undoneAt = clock.now();
  const moved = { memberId, oldEmail: 'a@spindle.test', changedAt: undoneAt, expiresAt: undoneAt };
  const at = (newEmail: string) => ({ ...moved, id: crypto.randomUUID(), newEmail, revertedAt: undoneAt });
  await db
    .insert(addressChanges)
    .values([at('undone@spindle.test'), { ...at('stands@spindle.test'), linkEndedAt: undoneAt }]);
  const rows: Record<string, unknown>[] = JSON.parse((await archive())['address_changes.json'] ?? '[]');
  const of = (newEmail: string) => rows.find((row) => row.newEmail === newEmail);
  expect(of('undone@spindle.test')).toMatchObject({ undoneAt: undoneAt.toISOString() });
  expect(of('stands@spindle.test')).toMatchObject({ undoneAt: null });
  for (const name of ['revertedAt', 'linkEndedAt'])
    expect(of('stands@spindle.test')).not.toHaveProperty(name);
});

test('of what the vendor’s systems were told it holds the member’s licences, and no other key that went out with the address', async () => {
  const [own] = await db.select().from(licences);
  const [other] = await db.insert(members).values({ email: 'had.it@spindle.test' }).returning();
  if (!own || !other) return expect.fail('the shop is empty');
  const theirs = { ...own, id: crypto.randomUUID(), ordinal: 2, key: 'THEIR-KEY', memberId: other.id };
  await db.insert(licences).values(theirs);
  const told = (of: { id: string; key: string }, email: string) => ({
    ...{ id: crypto.randomUUID(), type: 'licence.issued' as const, at: clock.now() },
    data: { licence_id: of.id, key: of.key, email },
  });
  // `theirs` was told under this member's address, but before it was theirs; `own` was issued while the member had another
  // address.
  await db
    .insert(webhookMessages)
    .values([told(theirs, DEMO_MEMBER.email), told(own, 'long.ago@spindle.test')]);
  const said = (await archive())['webhook_messages.json'];
  expect(said).toContain('long.ago@spindle.test');
  expect(said).not.toContain('THEIR-KEY');
});
