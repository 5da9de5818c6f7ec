import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { pictureAnswer } from '../../captcha/testing/answers.ts';
import { ensureMember } from '../ensure-member.ts';
import { completePasswordReset } from '../passwords/complete-password-reset.ts';
import { createPasswordToken } from '../passwords/create-password-token.ts';
import { hasPassword, setPassword } from '../passwords/queries.ts';
import { findMember } from '../queries.ts';
import { deleteEnded } from '../revoking/queries.ts';
import { DEMO_MEMBER, seedDemoMember } from '../seed-demo.ts';
import { openSession } from '../sessions/open-session.ts';
import { readViewer } from '../sessions/read-viewer.ts';
import { hasRecentFactor } from '../sessions/recent-factor.ts';
import { signOutEverywhere } from '../sessions/sign-out-everywhere.ts';
import { members, sessions, signInLinks } from '../tables.ts';
import { cookieHeader, demoSession, testAccounts, testSender, tokenIn } from '../testing/accounts.ts';
import { turnOnTwoFactor } from '../testing/two-factor.ts';
import { isChallenge, issueChallenge } from './challenge.ts';
import { checkSignInLink } from './check-sign-in-link.ts';
import { enterWithLink } from './enter-with-link.ts';
import { startSignInLink } from './start-sign-in-link.ts';

const { deps, db, pass, mailTo, forgetLimits, forgetMembers } = await testAccounts();
const { email } = DEMO_MEMBER;
const sender = testSender();
const viewer = { kind: 'anonymous', expired: false } as const;
const ended = { ok: false, error: 'link_ended' };
const SUBJECT = 'Your link to log in to Spindle';
/** Mails that were already looked at; others are about log-ins. */
const seen = new Set<string>();
let memberId: string;

beforeEach(async () => {
  await forgetLimits();
  await forgetMembers();
  ({ memberId } = await seedDemoMember(db));
});

/** Asks for a link. @returns the content of the mail, and the browser's cookies. */
async function asked(address = email, cookies?: string) {
  const from = testSender({ cookieHeader: cookies });
  const started = await startSignInLink(deps, { email: address, locale: 'en', sender: from });
  if (!started.ok) throw new Error(started.error);
  const mail = (await mailTo(address)).find(
    ({ subject, messageId }) => subject === SUBJECT && !seen.has(messageId),
  );
  if (mail) seen.add(mail.messageId);
  return { token: tokenIn(mail ?? expect.fail('no mail')), browser: cookieHeader([started.cookie]) };
}
const enter = (token: string) => enterWithLink(deps, { token, viewer, sender });
const check = (token: string, cookies?: string, { named = '', challenge = '' } = {}) =>
  checkSignInLink(deps, { ...{ token, named, challenge }, cookieHeader: cookies });

it('logs in, and counts as a factor given now', async () => {
  const { token } = await asked();
  const entered = await enter(token);
  if (!entered.ok) throw new Error(entered.error);
  const now = await readViewer(deps, new Headers({ cookie: cookieHeader(entered.cookies) }));
  expect(now).toMatchObject({ kind: 'member', email });
  expect(now.kind === 'member' && hasRecentFactor(deps.clock, now)).toBe(true);
  expect(await db.select({ way: sessions.way }).from(sessions)).toEqual([{ way: 'mailed_link' }]);
});

it('asks for the second factor where the member has one, and is used up by it', async () => {
  const { viewer: demo } = await demoSession(deps);
  await turnOnTwoFactor(deps, demo);
  const { token } = await asked();
  expect(await enter(token)).toMatchObject({ ok: false, error: 'second_factor_wanted' });
  expect(await db.select({ id: sessions.id }).from(sessions)).toEqual([{ id: demo.sessionId }]);
  expect(await enter(token)).toEqual(ended);
});

it('is looked at as often as anybody likes, and knows the browser that asked', async () => {
  const { token, browser } = await asked();
  expect(await check(token)).toEqual({ ok: true, email, isHere: false, isConfirmable: false });
  expect(await check(token, browser.replace(/.$/, '!'))).toMatchObject({ isHere: false });
  expect(await check(token, browser)).toEqual({ ok: true, email, isHere: true, isConfirmable: true });
  const again = await asked(email, browser);
  for (const each of [token, again.token]) expect(await check(each, browser)).toMatchObject({ isHere: true });
  expect(await enter(token)).toMatchObject({ ok: true });
});

it('logs in nobody where it names another address', async () => {
  const { token } = await asked();
  expect(await check(token, undefined, { named: email })).toMatchObject({ ok: true });
  expect(await check(token, undefined, { named: 'other@example.com' })).toEqual(ended);
});

it('is confirmed in another browser by its challenge, until that ends', async () => {
  const { token } = await asked();
  const { token: otherToken } = await asked();
  const issued = issueChallenge(deps, { token, cookieHeader: undefined });
  const here = cookieHeader([issued.cookie]);
  const confirmable = async (of: string, cookies: string | undefined, challenge: string) => {
    const checked = await check(of, cookies, { challenge });
    return checked.ok && checked.isConfirmable;
  };
  const { challenge } = issued;
  expect(await confirmable(token, here, challenge)).toBe(true);
  const elsewhere = cookieHeader([issueChallenge(deps, { token, cookieHeader: undefined }).cookie]);
  expect(await confirmable(token, elsewhere, challenge)).toBe(false);
  expect(await confirmable(token, undefined, challenge)).toBe(false);
  expect(await confirmable(otherToken, here, challenge)).toBe(false);
  const forged = [
    challenge.replace(/^\d{10}/, '9999999999'),
    challenge.replace(/.$/, '!'),
    '',
    '.',
    'x'.repeat(64),
  ];
  for (const each of forged) expect(await confirmable(token, here, each)).toBe(false);
  // The same browser keeps its cookie, so that earlier challenges go on working.
  expect(cookieHeader([issueChallenge(deps, { token, cookieHeader: here }).cookie])).toBe(here);
  pass(9);
  expect(await confirmable(token, here, challenge)).toBe(true);
  pass(1);
  expect(isChallenge(deps, { challenge, token, cookieHeader: here })).toBe(false);
});

it('works once, also when it comes several times at once', async () => {
  const { token } = await asked();
  const entered = await Promise.all(Array.from({ length: 5 }, () => enter(token)));
  expect(entered.filter(({ ok }) => ok)).toHaveLength(1);
  expect(entered.filter((result) => !result.ok && result.error === 'link_ended')).toHaveLength(4);
  expect(await db.select().from(sessions)).toHaveLength(1);
  expect(await check(token)).toEqual(ended);
});

it('ends after ten minutes, and is forgotten', async () => {
  const { token } = await asked();
  pass(10);
  expect(await check(token)).toEqual(ended);
  expect(await enter(token)).toEqual(ended);
  await deleteEnded(db, deps.clock.now());
  expect(await db.select().from(signInLinks)).toEqual([]);
});

it('ends with a new password, and when the account has another address', async () => {
  const first = await asked();
  const reset = await createPasswordToken(db, deps.clock, memberId);
  await completePasswordReset(deps, { token: reset, password: 'a new sentence', sender });
  expect(await enter(first.token)).toEqual(ended);
  const second = await asked();
  await db.update(members).set({ email: 'moved@example.com' });
  expect(await check(second.token)).toEqual(ended);
  expect(await enter(second.token)).toEqual(ended);
});

describe('and whoever signs out everywhere meanwhile', () => {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const waits = async () => (await db.execute(waiting)).rows.length;
  /**
   * Holds up a log-in at its mail, which is queued before its session exists, and signs out everywhere meanwhile. @returns the
   * log-in's result
   */
  async function overtaken() {
    const { viewer: demo } = await demoSession(deps);
    const { token } = await asked();
    const entering = await db.transaction(async (tx) => {
      await tx.execute(sql`lock table jobs.job in share mode`);
      const begun = enter(token);
      await expect.poll(waits, { timeout: 60_000 }).toBeGreaterThan(0);
      await signOutEverywhere(deps, demo, { here: true });
      return { begun };
    });
    return entering.begun;
  }

  it('lets nobody in who has followed it before', async () => {
    expect(await overtaken()).toEqual(ended);
    expect(await db.select().from(sessions)).toEqual([]);
  });

  it('ends one that nobody has followed', async () => {
    const { viewer: demo } = await demoSession(deps);
    const { token } = await asked();
    await signOutEverywhere(deps, demo, { here: false });
    expect(await check(token)).toEqual(ended);
    expect(await enter(token)).toEqual(ended);
  });
});

it('refuses what nobody has mailed', async () => {
  for (const token of ['x', 'a'.repeat(43), "' or 1=1 --"]) {
    expect(await check(token)).toEqual(ended);
    expect(await enter(token)).toEqual(ended);
  }
});

it('takes the place of nobody else who is logged in there', async () => {
  const { viewer: demo } = await demoSession(deps);
  await ensureMember(db, { email: 'other@example.com', locale: 'en', at: () => new Date() });
  const { token } = await asked('other@example.com');
  const refused = await enterWithLink(deps, { token, viewer: demo, sender });
  expect(refused).toEqual({ ok: false, error: 'other_session' });
  // It can still be used after logging out.
  expect(await enter(token)).toMatchObject({ ok: true });
});

it('proves the address, and shuts out who had come in without', async () => {
  const address = 'guest@example.com';
  const { memberId: guest } = await ensureMember(db, { email: address, locale: 'en', at: () => new Date() });
  await setPassword(db, guest, 'a hash of somebody else’s password');
  await openSession(deps, { memberId: guest, way: 'password', sender });
  const { token } = await asked(address);
  expect(await enter(token)).toMatchObject({ ok: true, memberId: guest });
  expect(await findMember(db, guest)).toMatchObject({ emailVerified: true });
  expect(await hasPassword(db, guest)).toBe(false);
  expect(await db.select({ way: sessions.way }).from(sessions)).toEqual([{ way: 'mailed_link' }]);
  const told = async (to: string) =>
    (await mailTo(to)).filter(({ subject }) => subject.startsWith('Earlier ways'));
  expect(await told(address)).toHaveLength(1);
  // Nothing ends, and nothing is told, where the account had no way in.
  await ensureMember(db, { email: 'buyer@example.com', locale: 'en', at: () => new Date() });
  expect(await enter((await asked('buyer@example.com')).token)).toMatchObject({ ok: true });
  expect(await told('buyer@example.com')).toEqual([]);
});

it('answers an unknown address alike, mails it nothing and says nothing of limits of others', async () => {
  const answer = async (address: string, ip: string) => {
    const captcha = pictureAnswer(deps, 'link');
    const sender = testSender({ ip });
    const result = await startSignInLink(deps, { email: address, locale: 'en', sender, captcha });
    return result.ok ? result.cookie.replace(/=[\w-]{43};/, '=…;') : result.error;
  };
  expect(await answer('nobody@example.com', '192.0.2.1')).toBe(await answer(email, '192.0.2.1'));
  expect(await mailTo('nobody@example.com')).toEqual([]);
  const often = 'often@example.com';
  await ensureMember(db, { email: often, locale: 'en', at: () => new Date() });
  for (let network = 0; network < 10; network++) {
    expect(await answer(often, `198.51.100.${network}`)).toContain('sign_in_browser');
  }
  // Five in the hour, and then one now and then.
  expect(await mailTo(often)).toHaveLength(6);
});

it('is asked for five times an hour by a network', async () => {
  const results = await Promise.all(
    Array.from({ length: 6 }, () => startSignInLink(deps, { email, locale: 'en', sender })),
  );
  expect(results.filter(({ ok }) => !ok)).toHaveLength(1);
});
