import type { Db } from '@spindle/platform/database.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { holdAccount } from '../accounts/desk/hold-account.ts';
import { ensureMember } from '../accounts/ensure-member.ts';
import { members } from '../accounts/tables.ts';
import { testAccounts } from '../accounts/testing/accounts.ts';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { readHeld } from '../privacy/register.ts';
import { subjectWith } from '../privacy/testing/subject-with.ts';
import { membersHolds } from './holds.ts';
import { memberDetails } from './member-details.ts';
import { LONGEST_NOTE } from './member-note.ts';
import { editNote, removeNote, writeNote } from './write-note.ts';

const { deps, db, pass, forgetMembers } = await testAccounts();
const sue: Actor = { kind: 'staff', staffId: '7', email: 'sue@shop.test', role: 'support' };
const sam: Actor = { ...sue, staffId: '8', email: 'sam@shop.test' };
const ada: Actor = { ...sue, staffId: '1', email: 'ada@shop.test', role: 'admin' };
const eve: Actor = { ...sue, staffId: '9', email: 'eve@shop.test', role: 'editor' };
const email = 'kei@example.test';
let memberId: string;
beforeEach(async () => {
  await forgetMembers();
  ({ memberId } = await ensureMember(db, { email, locale: 'ja', at: () => new Date() }));
});

const notes = async () => (await memberDetails(deps, sue, memberId))?.notes ?? expect.fail('not shown');
const noteId = async () => (await notes())[0]?.id ?? expect.fail('no note');
const refusal = (error: string) => ({ ok: false, error });

test('staff note something, change what they wrote themselves, and remove it', async () => {
  expect(await writeNote(deps, sue, { memberId, text: '  Called twice.\nBack on Monday. ' })).toEqual({
    ok: true,
  });
  const id = await noteId();
  pass(5);
  expect(await editNote(deps, sam, { memberId, noteId: id, text: 'Never called.' })).toEqual(
    refusal('not_allowed'),
  );
  expect(await removeNote(deps, sam, { memberId, noteId: id })).toEqual(refusal('not_allowed'));
  expect(await editNote(deps, sue, { memberId, noteId: id, text: 'Called.' })).toEqual({ ok: true });
  expect(await notes()).toMatchObject([
    { text: 'Called.', authorEmail: 'sue@shop.test', editedAt: expect.any(Date) },
  ]);
  expect(await removeNote(deps, sue, { memberId, noteId: id })).toEqual({ ok: true });
  expect(await removeNote(deps, sue, { memberId, noteId: id })).toEqual(refusal('not_allowed'));
  expect(await notes()).toEqual([]);
});

test('who may remove notes removes those of others, too, and changes none', async () => {
  await writeNote(deps, sue, { memberId, text: 'Rude.' });
  const id = await noteId();
  expect(await editNote(deps, ada, { memberId, noteId: id, text: 'Kind.' })).toEqual(refusal('not_allowed'));
  expect(await removeNote(deps, ada, { memberId, noteId: id })).toEqual({ ok: true });
  expect(await removeNote(deps, ada, { memberId, noteId: id })).toEqual(refusal('not_found'));
});

test('nobody else writes any, none is empty or endless, and none is about nobody', async () => {
  const about = { memberId, text: 'x' };
  for (const actor of [eve, { kind: 'visitor' } as const, { kind: 'member', memberId } as const]) {
    expect(await writeNote(deps, actor, about)).toEqual(refusal('not_allowed'));
  }
  for (const text of ['', ' \n', 'x'.repeat(LONGEST_NOTE + 1)]) {
    expect(await writeNote(deps, sue, { memberId, text })).toEqual(refusal('note_invalid'));
  }
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect(await writeNote(deps, sue, { memberId: nobody, text: 'x' })).toEqual(refusal('not_found'));
  await writeNote(deps, sue, about);
  expect(await editNote(deps, sue, { memberId: nobody, noteId: await noteId(), text: 'y' })).toEqual(
    refusal('not_found'),
  );
  expect(await memberDetails(deps, eve, memberId)).toBeUndefined();
});

test('the audit says who noted something, and never what: it outlives an erasure', async () => {
  await writeNote(deps, sue, { memberId, text: 'Secret words.' });
  const entries = await auditOf(db, { kind: 'member', id: memberId });
  expect(entries).toMatchObject([
    { action: 'member.note', actorEmail: 'sue@shop.test', after: { note: 13 } },
  ]);
  expect(JSON.stringify(entries)).not.toContain('Secret');
});

test('a note is in the member’s export, without who wrote it', async () => {
  await writeNote(deps, sue, { memberId, text: 'Called twice.' });
  const { value: kept } = await readHeld(db, membersHolds, subjectWith(memberId, email)).next();
  expect(kept.rows).toMatchObject([{ text: 'Called twice.' }]);
  expect(JSON.stringify(kept)).not.toContain('sue@');
});

const erased = { erasedAt: new Date(), closedAt: new Date() };
test.each([
  ['is erased', (tx: Db) => tx.update(members).set(erased)],
  ['becomes part of another account', (tx: Db) => tx.delete(members)],
] as const)('nothing is noted of who %s at that moment', async (_, end) => {
  const waiting = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const waits = async () => (await db.execute(waiting)).rows.length;
  const { noting } = await db.transaction(async (tx) => {
    await holdAccount(tx, memberId);
    const begun = writeNote(deps, sue, { memberId, text: 'Called.' });
    begun.catch(() => {});
    await expect.poll(waits, { timeout: 60_000 }).toBeGreaterThan(0);
    await end(tx);
    return { noting: begun };
  });
  expect(await noting).toEqual(refusal('not_found'));
});
