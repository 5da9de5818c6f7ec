import { randomUUID } from 'node:crypto';
import { cookieAttributes } from '@spindle/platform/cookies/cookie.ts';
import { acting as actingCookie } from '@spindle/platform/cookies/table.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Actor, StaffRole } from '../../actor.ts';
import { auditOf } from '../../audit/audit-of.ts';
import type { Viewer } from '../../backend-api/envelope.ts';
import { changeRole } from '../../staff/change-role.ts';
import { listRoles } from '../../staff/list-roles.ts';
import { closeAccount } from '../close-account.ts';
import { ensureMember } from '../ensure-member.ts';
import { completePasswordReset } from '../passwords/complete-password-reset.ts';
import { createPasswordToken } from '../passwords/create-password-token.ts';
import { hashToken } from '../passwords/hash-token.ts';
import { deleteMember } from '../queries.ts';
import { DEMO_MEMBER, seedDemoMember } from '../seed-demo.ts';
import { endSession } from '../sessions/end-session.ts';
import { listSessions } from '../sessions/list-sessions.ts';
import { logOut } from '../sessions/log-out.ts';
import { openSession } from '../sessions/open-session.ts';
import { readViewer } from '../sessions/read-viewer.ts';
import { signOutEverywhere } from '../sessions/sign-out-everywhere.ts';
import { actings } from '../tables.ts';
import { cookieHeader, demoSession, testAccounts, testSender } from '../testing/accounts.ts';
import { ACTING_MINUTES, TICKET_SECONDS } from './acting.ts';
import { askToAct } from './ask-to-act.ts';
import { beginActing } from './begin-acting.ts';
import { endActingsOfStaff } from './end-actings-of-staff.ts';
import { listActings } from './list-actings.ts';
import { insertActing } from './queries.ts';
import { settleActings } from './settle-actings.ts';

const { db, deps, clock, pass, forgetMembers, forgetLimits, mailTo } = await testAccounts();
const staff = (role: StaffRole = 'support', staffId = '7'): Actor => ({
  ...{ kind: 'staff', staffId, role },
  email: `${role}${staffId}@shop.test`,
});
const REASON = 'They cannot find their licence';
let memberId: string;
beforeEach(async () => {
  await forgetMembers();
  await forgetLimits();
  memberId = (await seedDemoMember(db)).memberId;
});

async function ticketOf(actor = staff(), reason = REASON): Promise<string> {
  const asked = await askToAct(deps, actor, { memberId, reason });
  return asked.ok ? asked.ticket : expect.fail(asked.error);
}
const begin = (ticket: string, cookie?: string) =>
  beginActing(deps, { ticket, sender: testSender({ cookieHeader: cookie }) });
const see = (cookie: string) => readViewer(deps, new Headers({ cookie }));
/** @returns the cookies of a browser in which somebody acts as the member */
async function acting(actor = staff(), cookie?: string): Promise<string> {
  const begun = await begin(await ticketOf(actor), cookie);
  if (!begun.ok) expect.fail(begun.error);
  return [cookie, cookieHeader(begun.cookies)].filter(Boolean).join('; ');
}
const story = async () =>
  (await auditOf(db, { kind: 'member', id: memberId })).map(({ action, actorEmail, after, at }) => ({
    ...{ action, actorEmail, after, at },
  }));
const OVER: Viewer = { kind: 'anonymous', expired: true, acted: true };

test('staff see the shop as a member for a quarter of an hour, however much they do meanwhile', async () => {
  const cookie = await acting();
  const until = new Date(clock.now().getTime() + 15 * 60_000);
  const seen = await see(cookie);
  expect(seen).toMatchObject({
    ...{ kind: 'acting', memberId, email: DEMO_MEMBER.email, until },
    staff: { kind: 'staff', staffId: '7', email: 'support7@shop.test', role: 'support' },
  });
  expect(seen).not.toHaveProperty('factorAt');
  pass(14);
  expect((await see(cookie)).kind).toBe('acting');
  pass(1);
  expect(await see(cookie)).toEqual(OVER);
  expect(await story()).toEqual([
    { action: 'member.act_end', actorEmail: 'support7@shop.test', after: { early: false }, at: until },
    {
      action: 'member.act',
      actorEmail: 'support7@shop.test',
      after: expect.objectContaining({ reason: REASON, until: until.toISOString() }),
      at: expect.any(Date),
    },
  ]);
});

test('the member reads who looked and why, in the account and by mail, and gets no mail of a new device', async () => {
  await acting();
  const mails = await mailTo(DEMO_MEMBER.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Our support has opened your Spindle account']);
  expect(mails[0]?.text).toContain(REASON);
  expect(await listActings(deps, { memberId })).toMatchObject([{ reason: REASON, here: true }]);
  pass(ACTING_MINUTES);
  expect(await listActings(deps, { memberId })).toMatchObject([{ reason: REASON, here: false }]);
});

test('it is no log-in: no session, no known device, no readable companions of one', async () => {
  const begun = await begin(await ticketOf());
  if (!begun.ok) expect.fail(begun.error);
  expect(begun.cookies.map((cookie) => cookie.split('=')[0])).toEqual(['acting_session', 'acting_as']);
  expect(begun.cookies[0]).toContain('HttpOnly');
  // The cookie that pages read ends with the time; the token's cookie stays, to say that the acting is over.
  expect(begun.cookies[1]).toContain('; Max-Age=900;');
  expect(cookieAttributes(actingCookie, deps.cookies).httpOnly).toBe(true);
  expect(await listSessions(deps, { memberId, sessionId: '' })).toEqual([]);
});

test('a log-in of the same browser waits, and is itself again after the button', async () => {
  const { headers, viewer } = await demoSession(deps);
  const own = headers.get('cookie') ?? '';
  const both = await acting(staff(), own);
  expect((await see(both)).kind).toBe('acting');
  const { cookies } = await logOut(deps, new Headers({ cookie: both }));
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['acting_session', 'acting_as']);
  // A page that is still open does not go on as the browser's own member.
  expect(await see(both)).toEqual(OVER);
  expect(await see(own)).toMatchObject({ kind: 'member', sessionId: viewer.sessionId });
  expect((await story())[0]).toMatchObject({ action: 'member.act_end', after: { early: true } });
});

test('a cookie without a value, a made-up one and one of another member of staff open nothing', async () => {
  const own = (await demoSession(deps)).headers.get('cookie') ?? '';
  await acting();
  for (const made of ['acting_session=', 'acting_session=7', `acting_session=${'a'.repeat(43)}`]) {
    expect(await see(`${made}; ${own}`)).toEqual(OVER);
  }
});

test('who begins another one in the same browser ends the first', async () => {
  const first = await acting();
  const second = await acting(staff('admin', '8'), first);
  expect(await see(first)).toEqual(OVER);
  expect(await see(second.split('; ').slice(-2).join('; '))).toMatchObject({ staff: { staffId: '8' } });
});

test('a ticket begins it once, also at once', async () => {
  const ticket = await ticketOf();
  const answers = await Promise.all(Array.from({ length: 8 }, () => begin(ticket)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter((answer) => !answer.ok && answer.error === 'link_ended')).toHaveLength(7);
  expect((await story()).map(({ action }) => action)).toEqual(['member.act']);
  expect(await begin(ticket)).toEqual({ ok: false, error: 'link_ended' });
});

test('a ticket lasts a minute, and only its hash is kept', async () => {
  const late = await ticketOf();
  const rows = await db.select().from(actings);
  expect(JSON.stringify(rows)).not.toContain(late);
  pass(TICKET_SECONDS / 60);
  expect(await begin(late)).toEqual({ ok: false, error: 'link_ended' });
});

test.each(['', 'x', 'made up', 'a'.repeat(128)])('the forged ticket %j begins nothing', async (ticket) => {
  await ticketOf();
  expect(await begin(ticket)).toEqual({ ok: false, error: 'link_ended' });
});

test('tickets are guessed as slowly as codes', async () => {
  let answer = await begin('guess 0');
  for (let guess = 1; guess < 200 && !answer.ok && answer.error === 'link_ended'; guess++) {
    answer = await begin(`guess ${guess}`);
  }
  expect(answer).toMatchObject({ ok: false, error: 'too_many_requests' });
});

test('whoever uses it, a ticket acts in the name of who asked for it', async () => {
  const cookie = await acting(staff('admin', '9'));
  expect(await see(cookie)).toMatchObject({ staff: { staffId: '9', role: 'admin' } });
});

test.each<[string, Actor]>([
  ['an editor', staff('editor')],
  ['a member', { kind: 'member', memberId: 'x' }],
  ['a visitor', { kind: 'visitor' }],
  ['the shop itself', { kind: 'system', name: 'jobs' }],
])('%s gets no ticket', async (_who, actor) => {
  expect(await askToAct(deps, actor, { memberId, reason: REASON })).toEqual({
    ...{ ok: false, error: 'not_allowed' },
  });
});

test.each(['', '  ', 'ab', '🦊🦊', 'x'.repeat(301)])('the reason %j is none', async (reason) => {
  expect(await askToAct(deps, staff(), { memberId, reason })).toEqual({ ok: false, error: 'reason_missing' });
});

test('of a member who is not there nobody gets a ticket, and of one who is gone it begins nothing', async () => {
  const stranger = '00000000-0000-4000-8000-000000000000';
  expect(await askToAct(deps, staff(), { memberId: stranger, reason: REASON })).toEqual({
    ...{ ok: false, error: 'member_unknown' },
  });
  const ticket = await ticketOf();
  await deleteMember(db, memberId);
  expect(await begin(ticket)).toEqual({ ok: false, error: 'link_ended' });
});

test('a ticket that was asked for as the account closed begins nothing', async () => {
  await db.transaction((tx) => closeAccount(tx, memberId, clock.now()));
  const ticket = 'a ticket that came a moment later';
  await insertActing(db, {
    ...{ memberId, staffId: '7', staffEmail: 'support7@shop.test', staffRole: 'support', reason: REASON },
    ...{ ticketHash: hashToken(ticket), ticketUntil: new Date(clock.now().getTime() + 60_000) },
  });
  expect(await begin(ticket)).toEqual({ ok: false, error: 'link_ended' });
});

const roleWithout = async () => {
  const role = (await listRoles(db)).find((each) => each.role === 'support') ?? expect.fail();
  const permissions = role.permissions.filter((each) => each !== 'act_as_member');
  const admin = staff('admin', '1');
  expect(await changeRole(deps, admin, { ...role, permissions })).toEqual({ ok: true });
  return () => changeRole(deps, admin, role);
};

test.each<[string, (cookie: string) => Promise<unknown>]>([
  [
    'signs out everywhere',
    async () => signOutEverywhere(deps, (await demoSession(deps)).viewer, { here: true }),
  ],
  [
    'signs out everywhere else',
    async () => signOutEverywhere(deps, (await demoSession(deps)).viewer, { here: false }),
  ],
  [
    'ends it in the list',
    async () => {
      const [listed] = await listActings(deps, { memberId });
      // Unlike the member's own sessions, this needs no fresh factor.
      const member = { memberId, sessionId: randomUUID(), factorAt: new Date(0) };
      expect(await endSession(deps, member, listed?.id ?? '')).toEqual({ ok: true });
    },
  ],
  [
    'sets a new password',
    async () => {
      const token = await createPasswordToken(db, clock, memberId);
      await completePasswordReset(deps, { token, password: 'a new and long one', sender: testSender() });
    },
  ],
  ['is gone', () => deleteMember(db, memberId)],
])('is over when the member %s', async (_what, act) => {
  const [cookie, waiting] = [await acting(), await ticketOf()];
  await act(cookie);
  expect(await see(cookie)).toEqual(OVER);
  if (_what !== 'ends it in the list') {
    expect(await begin(waiting)).toEqual({ ok: false, error: 'link_ended' });
  }
  await settleActings(deps);
  if (_what !== 'is gone') expect((await story())[0]).toMatchObject({ action: 'member.act_end' });
});

test('nothing is left of it after a log-in in its browser', async () => {
  const cookie = await acting();
  pass(ACTING_MINUTES);
  const sender = testSender({ cookieHeader: cookie });
  const opened = await openSession(deps, { memberId, way: 'password', sender });
  if (!opened.ok) return expect.fail(opened.error);
  const sent = new Map(
    [cookie, cookieHeader(opened.cookies)]
      .join('; ')
      .split('; ')
      .map((one) => one.split('=', 2) as [string, string]),
  );
  for (const ended of opened.cookies.filter((one) => one.includes('Max-Age=0')))
    sent.delete(ended.split('=')[0] ?? '');
  const after = [...sent].map(([name, value]) => `${name}=${value}`).join('; ');
  expect(await see(after)).toMatchObject({ kind: 'member', memberId });
});

test('is over when the role loses the permission, and stays over when it gets it back', async () => {
  const [cookie, waiting] = [await acting(), await ticketOf()];
  const giveBack = await roleWithout();
  expect(await begin(waiting)).toEqual({ ok: false, error: 'link_ended' });
  expect(await see(cookie)).toEqual(OVER);
  await giveBack();
  expect(await see(cookie)).toEqual(OVER);
});

test('is over when who acts leaves or gets another role; a colleague goes on', async () => {
  const [cookie, waiting, other] = [await acting(), await ticketOf(), await acting(staff('support', '8'))];
  await endActingsOfStaff(db, '7');
  expect(await see(cookie)).toEqual(OVER);
  expect(await begin(waiting)).toEqual({ ok: false, error: 'link_ended' });
  expect((await see(other)).kind).toBe('acting');
});

test('somebody else’s is not ended by its id', async () => {
  const cookie = await acting();
  const [listed] = await listActings(deps, { memberId });
  const { memberId: otherId } = await ensureMember(db, {
    email: 'other@example.com',
    locale: 'en',
    at: () => new Date(),
  });
  const { cookies } = await openSession(deps, { memberId: otherId, way: 'password', sender: testSender() });
  const other = await readViewer(deps, new Headers({ cookie: cookieHeader(cookies) }));
  if (other.kind !== 'member') return expect.fail('no session');
  expect(await endSession(deps, other, listed?.id ?? '')).toEqual({ ok: false, error: 'not_found' });
  expect((await see(cookie)).kind).toBe('acting');
});

test('a sign-out everywhere and a ticket at once leave nobody acting, or one who began after it', async () => {
  for (let round = 0; round < 5; round++) {
    const ticket = await ticketOf();
    const { viewer } = await demoSession(deps);
    const [begun] = await Promise.all([begin(ticket), signOutEverywhere(deps, viewer, { here: true })]);
    // Either the ticket was already void, or what it began is over: the sign-out saw one of the two.
    if (begun.ok) expect(await see(cookieHeader(begun.cookies))).toEqual(OVER);
    else expect(begun.error).toBe('link_ended');
  }
});
