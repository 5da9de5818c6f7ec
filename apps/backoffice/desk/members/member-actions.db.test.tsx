import { LOG_IN_DENIED } from '@spindle/domain/accounts/denial/log-in-denied.ts';
import { DEMO_MEMBER, seedDemoMember } from '@spindle/domain/accounts/seed-demo.ts';
import { demoSession, testAccounts } from '@spindle/domain/accounts/testing/accounts.ts';
import type { Actor } from '@spindle/domain/actor.ts';
import { memberDetails } from '@spindle/domain/members/member-details.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { deskWords } from '../desk-words.ts';
import { MemberAccess, MemberLevel } from './MemberAccess.tsx';
import { MemberFacts } from './MemberFacts.tsx';
import { MemberNotes } from './MemberNotes.tsx';
import { MemberSessions } from './MemberSessions.tsx';
import { MergeMembers } from './MergeMembers.tsx';
import {
  blockMemberAction,
  endMemberSessionsAction,
  mergeMembersAction,
  noteMemberAction,
  pageOfMember,
  removeMemberNoteAction,
  setMemberLevelAction,
} from './member-actions.ts';

const { deps: accounts, db, forgetMembers } = await testAccounts();
// The back office passes the deps of the whole shop; the actions need only these.
const deps = accounts as Shop['deps'];
const shop = { deps };
const support: Actor = { kind: 'staff', staffId: '7', email: 'sue@shop.test', role: 'support' };
const editor: Actor = { ...support, staffId: '9', email: 'eve@shop.test', role: 'editor' };
let member: string;
beforeEach(async () => {
  await forgetMembers();
  ({ memberId: member } = await seedDemoMember(db));
});

function sent(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
const actions = {
  note: (actor: Actor, fields: Record<string, string>) => noteMemberAction(shop, actor, sent(fields)),
  remove: (actor: Actor, fields: Record<string, string>) => removeMemberNoteAction(shop, actor, sent(fields)),
  end: (actor: Actor, fields: Record<string, string>) => endMemberSessionsAction(shop, actor, sent(fields)),
  merge: (actor: Actor, fields: Record<string, string>) => mergeMembersAction(shop, actor, sent(fields)),
  level: (actor: Actor, fields: Record<string, string>) => setMemberLevelAction(shop, actor, sent(fields)),
  block: (actor: Actor, fields: Record<string, string>) => blockMemberAction(shop, actor, sent(fields)),
};
const details = async (actor = support) => (await memberDetails(deps, actor, member)) ?? expect.fail();

test('each form does its own, and leads back to the member’s page', async () => {
  expect(await actions.note(support, { member, text: 'Called.' })).toEqual({ done: 'note' });
  const note = (await details()).notes[0]?.id ?? '';
  expect(await actions.note(support, { member, note, text: 'Called twice.' })).toEqual({ done: 'note' });
  expect((await details()).notes).toMatchObject([{ text: 'Called twice.' }]);
  expect(await actions.remove(support, { member, note })).toEqual({ done: 'note_removed' });
  const { viewer } = await demoSession(deps);
  await demoSession(deps);
  expect(await actions.end(support, { member, session: viewer.sessionId })).toEqual({ done: 'session' });
  expect(await actions.end(support, { member, session: viewer.sessionId })).toEqual({
    problem: 'session_gone',
  });
  expect((await details()).sessions).toHaveLength(1);
  expect(await actions.end(support, { member })).toEqual({ done: 'sessions' });
  expect(await actions.block(support, { member, change: 'block', reason: 'Fraud.' })).toEqual({
    done: 'blocked',
  });
  expect(await actions.block(support, { member, change: 'block', reason: 'Fraud.' })).toEqual({
    problem: 'as_it_is',
  });
  expect(await actions.block(support, { member, change: 'unblock', reason: 'No.' })).toEqual({
    done: 'unblocked',
  });
  expect(await actions.level(support, { member, level: '2' })).toEqual({ done: 'level' });
  expect((await details()).account.vip).toBe(2);
  expect(pageOfMember(sent({ member }))).toBe(`/members/${member}`);
  expect(pageOfMember(sent({ member: '../roles' }))).toBe('/members');
});

test.each(Object.entries(actions))(
  '%s is refused to an editor, and to who is not logged in',
  async (_, act) => {
    const note = '00000000-0000-4000-8000-000000000000';
    const asked = {
      member,
      text: 'x',
      change: 'block',
      reason: 'x',
      level: '1',
      lost: note,
      ...(act === actions.remove && { note }),
    };
    for (const actor of [editor, { kind: 'visitor' } as const]) {
      expect(await act(actor, asked)).toEqual({ problem: 'not_allowed' });
    }
    expect((await details()).audit).toEqual([]);
  },
);

test('two accounts are merged as they were shown, by who may; support sees no form for it', async () => {
  const admin: Actor = { ...support, role: 'admin' };
  const { memberId: lost } = await deps.ensureMember(db, { email: 'old@example.test', locale: 'en' });
  await db.execute('update shop.members set email_verified = true');
  await db.execute(`insert into shop.passkeys
    (member_id, credential_id, public_key, counter, transports, is_multi_device, is_backed_up, is_user_verified, name)
    values ('${lost}', 'c', 'k', 0, '{}', false, false, true, 'Phone')`);
  const { words } = deskWords('en');
  const shown = async (actor: Actor) => {
    const kept = { id: member, email: DEMO_MEMBER.email };
    const asked = 'old@example.test';
    const money = (amountMinor: number, currency: string) => `${amountMinor} ${currency}`;
    return renderToStaticMarkup(await MergeMembers({ deps, actor, kept, asked, words, locale: 'en', money }));
  };
  const html = await shown(admin);
  expect(html).toContain('old@example.test → ');
  // The log-in ways of both accounts are shown, because those of the lost account end.
  expect(html).toContain(`>${words.member.wayNames.passkeys}<`);
  const token = /name="shown" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const sentAs = { member, lost, shown: token, reason: 'One person.' };
  expect(await actions.merge(support, sentAs)).toEqual({ problem: 'not_allowed' });
  expect(await shown(support)).not.toContain('merge-members');
  expect(await actions.merge(admin, { ...sentAs, shown: 'x' })).toEqual({
    problem: 'merge_changed',
    merge: lost,
  });
  expect(await actions.merge(admin, sentAs)).toEqual({ done: 'merged' });
  expect(await actions.merge(admin, sentAs)).toEqual({ problem: 'member_gone' });
});

test('what makes no sense changes nothing', async () => {
  await demoSession(deps);
  const odd = [
    await actions.note(support, { member: 'x', text: 'x' }),
    await actions.note(support, { member, note: 'x', text: 'x' }),
    await actions.note(support, { member, text: ' ' }),
    await actions.end(support, { member, session: 'x' }),
    await actions.block(support, { member, change: 'erase', reason: 'x' }),
    await actions.block(support, { member, change: 'block', reason: ' ' }),
    await actions.level(support, { member, level: '1e2' }),
    await actions.level(support, { member, level: '' }),
  ];
  expect(odd.map((outcome) => 'problem' in outcome)).toEqual(odd.map(() => true));
  const { notes, sessions, account } = await details();
  expect([notes.length, sessions.length, account.blockedAt]).toEqual([0, 1, null]);
});

test.each([
  ['fraud', ['fraud'], false],
  [LOG_IN_DENIED, ['denied a log-in'], true],
  ['fraud', ['fraud', 'denied a log-in'], true],
])('why a member is blocked is said in words: %s, %j', async (blockedReason, said, isInDoubt) => {
  const known = await details();
  const at = new Date();
  const account = { ...known.account, blockedAt: at, blockedReason, ownerInDoubtAt: isInDoubt ? at : null };
  const { words } = deskWords('en');
  const html = renderToStaticMarkup(
    <MemberFacts
      locale="en"
      {...{ details: { ...known, account }, words, format: (time) => time.toISOString() }}
    />,
  );
  const alerts = html.match(/role="alert">Blocked since [^<]*/g);
  expect(alerts).toEqual(said.map((reason) => expect.stringContaining(reason)));
});

test.each([
  ['fraud', false, 'The member can log in again.'],
  ['fraud', true, DEMO_MEMBER.email],
  [LOG_IN_DENIED, true, DEMO_MEMBER.email],
])('what letting a member in again does is said before: %s, %j', async (blockedReason, isInDoubt, said) => {
  const known = await details();
  const at = new Date();
  const account = { ...known.account, blockedAt: at, blockedReason, ownerInDoubtAt: isInDoubt ? at : null };
  const { words } = deskWords('en');
  const html = renderToStaticMarkup(<MemberAccess {...{ details: { ...known, account }, words }} />);
  const question = /<p>([^<]*)<\/p>/.exec(html)?.[1];
  expect(question).toContain(said);
  expect(question?.includes('former addresses end for good')).toBe(isInDoubt);
});

test('buttons are shown to who may press them; a note and a name are text, whatever they hold', async () => {
  await demoSession(deps);
  await actions.note(support, { member, text: '<script>alert(1)</script>' });
  const { words } = deskWords('en');
  const format = (time: Date) => time.toISOString();
  const shown = async (staffId: string, permissions: Awaited<ReturnType<typeof details>>['permissions']) => {
    const known = { ...(await details()), permissions };
    return renderToStaticMarkup(
      <>
        <MemberFacts locale="en" {...{ details: known, words, format }} />
        <MemberAccess {...{ details: known, words }} />
        <MemberLevel {...{ details: known, words }} />
        <MemberNotes {...{ details: known, words, format, staffId }} />
        <MemberSessions locale="en" {...{ details: known, words, format }} />
      </>,
    );
  };
  const own = await shown('7', ['members', 'member_notes', 'member_access']);
  expect(own).toContain(DEMO_MEMBER.email);
  expect(own).not.toContain('<script>');
  for (const action of [
    'block-member',
    'set-member-level',
    'note-member',
    'remove-member-note',
    'end-member-sessions',
  ]) {
    expect(own).toContain(`action="/desk/${action}"`);
  }
  const others = await shown('8', ['members', 'member_notes']);
  expect(others).toContain('action="/desk/note-member"');
  for (const action of [
    'block-member',
    'set-member-level',
    'remove-member-note',
    'end-member-sessions',
    'name="note"',
  ]) {
    expect(others).not.toContain(action);
  }
  expect(await shown('8', ['members'])).not.toContain('<form');
});
