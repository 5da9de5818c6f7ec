import { beforeEach, describe, expect, it } from 'vitest';
import { ensureMember } from '../ensure-member.ts';
import { countPasskeys } from '../passkeys/queries.ts';
import { completePasswordReset } from '../passwords/complete-password-reset.ts';
import { createPasswordToken } from '../passwords/create-password-token.ts';
import { findMember, markEmailVerified } from '../queries.ts';
import { DEMO_MEMBER, seedDemoMember } from '../seed-demo.ts';
import { openSession } from '../sessions/open-session.ts';
import { readViewer } from '../sessions/read-viewer.ts';
import { hasRecentFactor } from '../sessions/recent-factor.ts';
import { signOutEverywhere } from '../sessions/sign-out-everywhere.ts';
import { enterWithLink } from '../sign-in-links/enter-with-link.ts';
import { startSignInLink } from '../sign-in-links/start-sign-in-link.ts';
import { members, sessions } from '../tables.ts';
import { cookieHeader, demoSession, testAccounts, testSender, tokenIn } from '../testing/accounts.ts';
import { answerIn, CLIENT_ID, googleServer } from '../testing/google-server.ts';
import { addTestPasskey } from '../testing/passkeys.ts';
import { turnOnTwoFactor } from '../testing/two-factor.ts';
import { giveSecondFactor } from '../two-factor/give-second-factor.ts';
import { findTotp } from '../two-factor/queries.ts';
import { completeGoogle, type GoogleAnswer } from './complete-google.ts';
import { enterWithGoogle } from './enter-with-google.ts';
import type { GoogleIdentity } from './google-identity.ts';
import { linkGoogle } from './link-google.ts';
import { findGoogleMember, insertGoogle } from './queries.ts';
import { startGoogle } from './start-google.ts';
import { unlinkGoogle } from './unlink-google.ts';

const accounts = await testAccounts();
const { db, pass, mailTo, forgetLimits, forgetMembers } = accounts;
const { google, say, consent, token } = await googleServer(accounts.origin);
const deps = { ...accounts.deps, google };
const sender = testSender();
const email = 'ada@gmail.com';
const ada: GoogleIdentity = {
  ...{ subject: 'g-ada', email, name: 'Ada', authenticatedAt: undefined },
  ...{ isProved: true, isGooglesOwn: true },
};
const enter = (identity: GoogleIdentity) => enterWithGoogle(deps, { identity, locale: 'de', sender });
const refused = { ok: false, error: 'google_refused' };

const subjectsTo = async (address: string) => (await mailTo(address)).map(({ subject }) => subject);

beforeEach(async () => {
  await forgetLimits();
  await forgetMembers();
  say({ sub: 'g-ada', email, email_verified: true, name: 'Ada' });
});

async function memberAt(address: string, { isProved = true } = {}): Promise<string> {
  const { memberId } = await ensureMember(db, { email: address, locale: 'en', at: () => new Date() });
  if (isProved) await markEmailVerified(db, memberId);
  return memberId;
}

/** Sends somebody to the provider and back. */
async function visit(cookies = '', linkingSession?: string) {
  const { url, cookie, nonce } = await startGoogle(deps, { locale: 'de', back: '/checkout', linkingSession });
  const answer = answerIn(await consent(url));
  return { answer, nonce, header: `${cookies}; ${cookieHeader([cookie])}` };
}

const anonymous = { kind: 'anonymous', expired: false } as const;
const complete = (answer: GoogleAnswer, header: string) =>
  completeGoogle(deps, { answer, viewer: anonymous, sender: testSender({ cookieHeader: header }) });

describe('who comes back from Google', () => {
  it('is let in as a new member, whose address is proved', async () => {
    say({ sub: 'g-ada', email, email_verified: true, hd: 'example.com', name: 'Ada' });
    const { answer, header } = await visit();
    const { attempt, cookie, result } = await complete(answer, header);
    if (!result.ok) throw new Error(result.error);
    expect(attempt).toMatchObject({ back: '/checkout', locale: 'de' });
    expect(cookie).toMatch(/^google_sign_in=; Max-Age=0/);
    expect(await findMember(db, result.memberId)).toMatchObject({
      ...{ email, emailVerified: true, name: 'Ada', locale: 'de', createdAt: deps.clock.now() },
    });
    const viewer = await readViewer(deps, new Headers({ cookie: cookieHeader(result.cookies) }));
    expect(viewer).toMatchObject({ kind: 'member', email });
    // Google may have let them through without asking for a factor.
    expect(viewer.kind === 'member' && hasRecentFactor(deps.clock, viewer)).toBe(false);
    const [session] = await db.select().from(sessions);
    expect(session).toMatchObject({ way: 'google', ipAddress: sender.ip });
  });

  it('is let in by an ID token that was made for this browser', async () => {
    const { header, nonce } = await visit();
    const claims = { aud: CLIENT_ID, sub: 'g-ada', email, email_verified: true };
    expect((await complete({ idToken: await token({ ...claims, nonce: 'x' }) }, header)).result).toEqual(
      refused,
    );
    const { result } = await complete({ idToken: await token({ ...claims, nonce }) }, header);
    expect(result).toMatchObject({ ok: true });
  });

  it('is refused with an answer to another browser, to none, or too late', async () => {
    const [mine, other] = [await visit(), await visit()];
    expect((await complete(other.answer, mine.header)).result).toEqual(refused);
    expect((await complete({ ...other.answer, state: mine.answer.state }, mine.header)).result).toEqual(
      refused,
    );
    expect(await complete(mine.answer, '')).toMatchObject({ attempt: undefined, result: refused });
    const forged = mine.header.replace(/\.[^.]*$/, '.forged');
    expect(await complete(mine.answer, forged)).toMatchObject({ attempt: undefined, result: refused });
    const late = await visit();
    pass(11);
    expect(await complete(late.answer, late.header)).toMatchObject({ attempt: undefined, result: refused });
    expect(await db.select().from(members)).toEqual([]);
  });

  it('is told nothing more after many tries from one network', async () => {
    const { answer, header } = await visit();
    const none = { ...answer, state: 'none' };
    for (let tries = 0; tries < 100; tries++) await complete(none, header);
    expect((await complete(answer, header)).result).toMatchObject({ error: 'too_many_requests' });
  });
});

it('is not proved by a Google account whose mailbox is not Google’s, so that who has it shuts that account out', async () => {
  const entered = await enter({ ...ada, isGooglesOwn: false });
  if (!entered.ok) return expect.fail(entered.error);
  const { memberId } = entered;
  expect(await findMember(db, memberId)).toMatchObject({ emailVerified: false });
  await startSignInLink(deps, { email, locale: 'en', sender });
  const [mail] = (await mailTo(email)).filter(({ subject }) => subject.includes('link to log in'));
  const link = tokenIn(mail ?? expect.fail('no mail'));
  expect(await enterWithLink(deps, { token: link, viewer: anonymous, sender })).toMatchObject({ memberId });
  expect(await findGoogleMember(db, ada.subject)).toBeUndefined();
  expect(await findMember(db, memberId)).toMatchObject({ emailVerified: true });
  expect(await subjectsTo(email)).toContain('Frühere Zugänge zu Ihrem Konto bei Spindle wurden entfernt');
});

describe('who makes an account by Google with a mailbox of somebody else’s, and turns a second factor on', () => {
  async function intruder(): Promise<string> {
    const identity = { ...ada, isGooglesOwn: false, authenticatedAt: deps.clock.now() };
    const entered = await enter(identity);
    if (!entered.ok) return expect.fail(entered.error);
    const viewer = await readViewer(deps, new Headers({ cookie: cookieHeader(entered.cookies) }));
    if (viewer.kind !== 'member') return expect.fail('no session');
    await turnOnTwoFactor(deps, viewer);
    await addTestPasskey(deps, viewer);
    return entered.memberId;
  }
  const left = async (memberId: string) => [
    await findTotp(db, memberId, 'on'),
    await countPasskeys(db, memberId),
    await findGoogleMember(db, ada.subject),
  ];

  it('keeps the owner of the mailbox out of it neither with a link that logs in', async () => {
    const memberId = await intruder();
    await startSignInLink(deps, { email, locale: 'en', sender });
    const [mail] = (await mailTo(email)).filter(({ subject }) => subject.includes('link to log in'));
    const link = tokenIn(mail ?? expect.fail('no mail'));
    const entered = await enterWithLink(deps, { token: link, viewer: anonymous, sender });
    expect(entered).toMatchObject({ ok: true, memberId });
    expect(await left(memberId)).toEqual([undefined, 0, undefined]);
  });

  it('nor with one that sets a password', async () => {
    const memberId = await intruder();
    const token = await createPasswordToken(db, deps.clock, memberId);
    const entered = await completePasswordReset(deps, { token, password: 'a new sentence', sender });
    expect(entered).toMatchObject({ ok: true, memberId });
    expect(await left(memberId)).toEqual([undefined, 0, undefined]);
    expect(await subjectsTo(email)).toContain(
      'Anmeldung in zwei Schritten für Ihr Konto bei Spindle ausgeschaltet',
    );
  });
});

describe('an address that has an account', () => {
  it('opens it where both sides have proved it, and its owner is told', async () => {
    const memberId = await memberAt(email);
    expect(await enter(ada)).toMatchObject({ ok: true, memberId });
    expect(await subjectsTo(email)).toContain('Your Spindle account was linked to Google');
    // From now on the Google account counts, whatever its address.
    expect(await enter({ ...ada, email: 'other@example.com', isProved: false })).toMatchObject({ memberId });
    expect(await db.select().from(members)).toHaveLength(1);
  });

  it.each<[string, { isProved?: boolean }, Partial<GoogleIdentity>]>([
    ['nobody has proved it here', { isProved: false }, {}],
    ['its mailbox is not Google’s', {}, { isGooglesOwn: false }],
  ])('opens nothing while %s', async (_why, local, there) => {
    const memberId = await memberAt(email, local);
    expect(await enter({ ...ada, ...there })).toEqual({ ok: false, error: 'google_link_first' });
    expect(await findGoogleMember(db, ada.subject)).toBeUndefined();
    expect(await findMember(db, memberId)).toMatchObject({ emailVerified: local.isProved ?? true });
    expect(await db.select().from(sessions)).toEqual([]);
  });

  it('says the same as one without, when Google has not seen it', async () => {
    const unproved = { ...ada, isProved: false, isGooglesOwn: false };
    const answer = await enter(unproved);
    await memberAt(email);
    expect(answer).toEqual({ ok: false, error: 'google_address_unproved' });
    expect(await enter(unproved)).toEqual(answer);
  });

  it('opens nothing for a second Google account', async () => {
    await memberAt(email);
    await enter(ada);
    expect(await enter({ ...ada, subject: 'g-other' })).toEqual({ ok: false, error: 'google_other' });
  });
});

it('makes one member of a Google account that comes several times at once', async () => {
  const entered = await Promise.all([ada, ada, { ...ada, email: 'moved@gmail.com' }].map(enter));
  const ids = entered.map((result) => (result.ok ? result.memberId : result.error));
  expect(new Set(ids).size).toBe(1);
  expect(await db.select().from(members)).toHaveLength(1);
});

describe('a member', () => {
  const subject = ada.subject;

  it('links a Google account in a session that has just been proved, and nowhere else', async () => {
    await seedDemoMember(db);
    const { viewer, headers } = await demoSession(deps);
    const own = headers.get('cookie') ?? '';
    const go = async (who: typeof viewer | typeof anonymous) => {
      const { answer, header } = await visit(own, viewer.sessionId);
      return completeGoogle(deps, { answer, viewer: who, sender: testSender({ cookieHeader: header }) });
    };
    expect((await go(anonymous)).result).toEqual(refused);
    expect((await go({ ...viewer, sessionId: 'another' })).result).toEqual(refused);
    expect((await go({ ...viewer, factorAt: new Date(0) })).result).toMatchObject({
      error: 'factor_required',
    });
    expect((await go(viewer)).result).toMatchObject({ ok: true, cookies: [] });
    expect(await findGoogleMember(db, subject)).toBe(viewer.memberId);
    expect(await subjectsTo(DEMO_MEMBER.email)).toContain('Your Spindle account was linked to Google');
  });

  it('has one Google account, and a Google account one member', async () => {
    await seedDemoMember(db);
    const { viewer } = await demoSession(deps);
    await insertGoogle(db, await memberAt('other@example.com'), subject);
    expect(await linkGoogle(deps, viewer, { subject })).toEqual({ ok: false, error: 'google_taken' });
    const links = await Promise.all(
      ['g-1', 'g-2'].map((each) => linkGoogle(deps, viewer, { subject: each })),
    );
    expect(links).toContainEqual({ ok: true });
    expect(links).toContainEqual({ ok: false, error: 'google_other' });
  });

  it('links nothing in a session that was ended meanwhile', async () => {
    await seedDemoMember(db);
    const { viewer } = await demoSession(deps);
    await db.delete(sessions);
    expect(await linkGoogle(deps, viewer, { subject })).toEqual({ ok: false, error: 'session_expired' });
  });

  it('unlinks it, which ends all other sessions, and is told', async () => {
    await seedDemoMember(db);
    const { viewer, headers } = await demoSession(deps);
    await linkGoogle(deps, viewer, { subject });
    expect(await enter(ada)).toMatchObject({ memberId: viewer.memberId });
    expect(await unlinkGoogle(deps, { ...viewer, factorAt: new Date(0) })).toMatchObject({
      error: 'factor_required',
    });
    expect(await unlinkGoogle(deps, viewer)).toEqual({ ok: true });
    expect(await findGoogleMember(db, subject)).toBeUndefined();
    expect(await db.select({ id: sessions.id }).from(sessions)).toEqual([{ id: viewer.sessionId }]);
    expect(await readViewer(deps, headers)).toMatchObject({ kind: 'member' });
    expect(await subjectsTo(DEMO_MEMBER.email)).toContain(
      'Your Spindle account is no longer linked to Google',
    );
  });

  it('unlinks nothing in a session that was ended meanwhile, and ends no other', async () => {
    await seedDemoMember(db);
    const { viewer } = await demoSession(deps);
    await linkGoogle(deps, viewer, { subject });
    const owner = await demoSession(deps);
    await signOutEverywhere(deps, owner.viewer, { here: false });
    expect(await unlinkGoogle(deps, viewer)).toEqual({ ok: false, error: 'session_expired' });
    expect(await findGoogleMember(db, subject)).toBe(viewer.memberId);
    expect(await readViewer(deps, owner.headers)).toMatchObject({ kind: 'member' });
  });

  it('is asked for their second factor, met by the address or linked', async () => {
    const memberId = await memberAt(email);
    const { cookies } = await openSession(deps, { memberId, way: 'reset_link', sender });
    const viewer = await readViewer(deps, new Headers({ cookie: cookieHeader(cookies) }));
    if (viewer.kind !== 'member') throw new Error('no session');
    const { code } = await turnOnTwoFactor(deps, viewer);
    const wanted = { ok: false, error: 'second_factor_wanted' };
    expect(await enter(ada)).toMatchObject(wanted);
    const begun = await enter(ada);
    if (begun.ok || begun.error !== 'second_factor_wanted') throw new Error('no second factor');
    expect(await db.select({ id: sessions.id }).from(sessions)).toEqual([{ id: viewer.sessionId }]);
    pass(1);
    const goesOn = testSender({ cookieHeader: cookieHeader(begun.cookies) });
    expect(await giveSecondFactor(deps, { code: code(), sender: goesOn })).toMatchObject({ memberId });
    expect(await db.select({ way: sessions.way }).from(sessions)).toContainEqual({ way: 'google' });
  });

  it('is unlinked where there is no password, too: a link by mail is always there', async () => {
    const entered = await enter(ada);
    if (!entered.ok) throw new Error(entered.error);
    const opened = await openSession(deps, { memberId: entered.memberId, way: 'reset_link', sender });
    const viewer = await readViewer(deps, new Headers({ cookie: cookieHeader(opened.cookies) }));
    if (viewer.kind !== 'member') throw new Error('no session');
    expect(await unlinkGoogle(deps, viewer)).toEqual({ ok: true });
    expect(await findGoogleMember(db, subject)).toBeUndefined();
  });

  it('shuts a Google account out by a new password', async () => {
    const memberId = await memberAt('demo@example.com');
    await insertGoogle(db, memberId, subject);
    const reset = await createPasswordToken(db, deps.clock, memberId);
    await completePasswordReset(deps, { token: reset, password: 'a new sentence', sender });
    expect(await findGoogleMember(db, subject)).toBeUndefined();
  });
});
