import { beforeEach, expect, it } from 'vitest';
import { ensureMember } from '../ensure-member.ts';
import { setNewPassword } from '../passwords/change-password.ts';
import { DEMO_MEMBER, seedDemoMember } from '../seed-demo.ts';
import { cookieHeader, testAccounts, testSender } from '../testing/accounts.ts';
import { endSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';
import { logIn } from './log-in.ts';
import { openSession } from './open-session.ts';
import { readViewer, SEEN_MINUTES } from './read-viewer.ts';
import { FACTOR_MINUTES } from './recent-factor.ts';
import type { Sender } from './sender.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';

const { deps, db, clock, pass, forgetMembers } = await testAccounts();
const ended = { kind: 'anonymous', expired: true };
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
let memberId: string;
let here: Awaited<ReturnType<typeof session>>;
beforeEach(async () => {
  await forgetMembers();
  ({ memberId } = await seedDemoMember(db));
  here = await session();
});

/** A session of the demo member in a new browser, with the cookies that prove it. */
async function session(from: Partial<Sender> = {}) {
  const { cookies } = await openSession(deps, { memberId, way: 'password', sender: testSender(from) });
  const headers = new Headers({ cookie: cookieHeader(cookies) });
  const viewer = await readViewer(deps, headers);
  return { headers, viewer: viewer.kind === 'member' ? viewer : expect.fail('no session') };
}

it('lists where a member is logged in: with what, from where, since when, seen when', async () => {
  pass(30);
  const elsewhere = await session({ userAgent: FIREFOX, country: 'JP' });
  const begunAt = clock.now();
  pass(SEEN_MINUTES);
  await readViewer(deps, elsewhere.headers);
  const seenAt = clock.now();
  // Too soon to be noted again.
  pass(SEEN_MINUTES - 1);
  await readViewer(deps, elsewhere.headers);

  const listed = await listSessions(deps, here.viewer);
  expect(listed).toHaveLength(2);
  expect(listed[0]).toMatchObject({ id: here.viewer.sessionId, here: true, browser: undefined });
  expect(listed[1]).toEqual({
    ...{ id: expect.any(String), here: false, way: 'password', country: 'JP' },
    ip: testSender().ip,
    ...{ browser: 'Firefox', system: 'Linux', begunAt, seenAt },
  });
  pass(24 * 60);
  expect(await listSessions(deps, here.viewer)).toEqual([]);
});

it('ends one of them at its next request, and no one else’s', async () => {
  const elsewhere = await session();
  const others = await ensureMember(db, { email: 'other@example.com', locale: 'en', at: () => new Date() });
  const notFound = { ok: false, error: 'not_found' };
  expect(await endSession(deps, { ...here.viewer, ...others }, elsewhere.viewer.sessionId)).toEqual(notFound);
  expect(await readViewer(deps, elsewhere.headers)).toMatchObject({ kind: 'member' });
  expect(await endSession(deps, here.viewer, elsewhere.viewer.sessionId)).toEqual({ ok: true });
  expect(await readViewer(deps, elsewhere.headers)).toEqual(ended);
  expect(await endSession(deps, here.viewer, elsewhere.viewer.sessionId)).toEqual(notFound);
  expect(await readViewer(deps, here.headers)).toMatchObject({ kind: 'member' });
});

it('signs out everywhere else, or here as well, and no other member', async () => {
  const elsewhere = await session();
  const { memberId: otherId } = await ensureMember(db, {
    email: 'other@example.com',
    locale: 'en',
    at: () => new Date(),
  });
  const other = await openSession(deps, { memberId: otherId, way: 'password', sender: testSender() });
  await signOutEverywhere(deps, here.viewer, { here: false });
  expect(await readViewer(deps, elsewhere.headers)).toEqual(ended);
  expect(await readViewer(deps, here.headers)).toMatchObject({ kind: 'member' });
  await signOutEverywhere(deps, here.viewer, { here: true });
  expect(await readViewer(deps, here.headers)).toEqual(ended);
  const theirs = new Headers({ cookie: cookieHeader(other.cookies) });
  expect(await readViewer(deps, theirs)).toMatchObject({ kind: 'member', memberId: otherId });
});

it('asks for a fresh factor: who finds a browser open, or has stolen a session, shuts nobody out', async () => {
  const elsewhere = await session();
  pass(FACTOR_MINUTES);
  const stale = { ok: false, error: 'factor_required' };
  expect(await endSession(deps, here.viewer, elsewhere.viewer.sessionId)).toEqual(stale);
  expect(await signOutEverywhere(deps, here.viewer, { here: false })).toEqual(stale);
  expect(await signOutEverywhere(deps, here.viewer, { here: true })).toEqual(stale);
  expect(await readViewer(deps, elsewhere.headers)).toMatchObject({ kind: 'member' });
  expect(await readViewer(deps, here.headers)).toMatchObject({ kind: 'member' });
});

it('of two that sign each other out at once, one stays', async () => {
  const elsewhere = await session();
  const both = await Promise.all(
    [here, elsewhere].map(({ viewer }) => signOutEverywhere(deps, viewer, { here: false })),
  );
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  const left = await Promise.all([here, elsewhere].map(({ headers }) => readViewer(deps, headers)));
  expect(left.map(({ kind }) => kind).toSorted()).toEqual(['anonymous', 'member']);
});

it('leaves nothing to a stolen session that is changing the password meanwhile', async () => {
  const stolen = await session();
  // The thief's request has already been let in when the owner signs out everywhere.
  await signOutEverywhere(deps, here.viewer, { here: false });
  const taken = await setNewPassword(deps, stolen.viewer, {
    password: 'the thief’s sentence',
    sender: testSender(),
  });
  expect(taken).toEqual({ ok: false, error: 'session_expired' });
  expect(await readViewer(deps, here.headers)).toMatchObject({ kind: 'member' });
  expect(await logIn(deps, { ...DEMO_MEMBER, sender: testSender() })).toMatchObject({ ok: true });
});
