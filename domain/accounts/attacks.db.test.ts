import { beforeEach, describe, expect, it, test } from 'vitest';
import { createBackend } from '../backend-api/create-backend.ts';
import { askToAct } from './acting/ask-to-act.ts';
import { completeAddressChange } from './address/complete-address-change.ts';
import { startAddressChange } from './address/start-address-change.ts';
import { newDenialLink } from './denial/new-denial-link.ts';
import { giveMemberCode } from './factors/give-member-code.ts';
import { startMemberCode } from './factors/start-member-code.ts';
import { accountsHttp } from './http.ts';
import { createPasswordToken } from './passwords/create-password-token.ts';
import { completeRegistration } from './registration/complete-registration.ts';
import { startRegistration } from './registration/start-registration.ts';
import { DEMO_MEMBER, seedDemoMember } from './seed-demo.ts';
import { logIn } from './sessions/log-in.ts';
import { endedLoginCookies } from './sessions/login-cookies.ts';
import { readViewer } from './sessions/read-viewer.ts';
import { startSignInLink } from './sign-in-links/start-sign-in-link.ts';
import { codeIn, cookieHeader, demoSession, testAccounts, testSender, tokenIn } from './testing/accounts.ts';

/* Attacks that concern several ways in at once; docs/security.md lists all attacks. */

const { db, deps, clock, log, origin, mailTo, forgetLimits, forgetMembers } = await testAccounts();
const { email, password } = DEMO_MEMBER;
const UNKNOWN = 'nobody@example.test';
let memberId: string;
beforeEach(async () => {
  await forgetLimits();
  await forgetMembers();
  ({ memberId } = await seedDemoMember(db));
});

const app = createBackend({
  modules: [accountsHttp(deps)],
  readViewer: (headers) => readViewer(deps, headers),
  about: () => ({ locale: 'en', ip: '192.0.2.1', country: undefined }),
  ...{ shopName: 'Shop', locales: ['en'], origins: [origin], secret: deps.secret, log, limits: deps.limits },
  endedLoginCookies: endedLoginCookies(deps.cookies),
});
const post = async (path: string, body: object, cookie = ''): Promise<Response> =>
  app.request(path, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

/** All that a sender can see of an answer; the random values of cookies are left out. */
async function seen(answer: Response) {
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, '='));
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => name !== 'set-cookie'));
  return { status: answer.status, body: await answer.text(), cookies, headers };
}

describe('an address that has an account, and one that has none', () => {
  it.each([
    ['log-in', '/api/auth/login', { password: 'not the password' }],
    ['registration', '/api/auth/register/per', {}],
    ['the code sent again', '/api/auth/register/per', { renewal: 1 }],
    ['a wrong code', '/api/auth/register/check', { code: '000000' }],
    [
      'a wrong code at the end',
      '/api/auth/register/complete',
      { code: '000000', password: 'a long and new one' },
    ],
    ['a new password', '/api/auth/reset_pw/per', {}],
    ['a link by mail', '/api/auth/auth_token/per', {}],
  ])('are answered alike at %s, to the last header', async (_what, path, more) => {
    for (let round = 0; round < 3; round++) {
      const known = await seen(await post(path, { email, ...more }));
      expect(await seen(await post(path, { email: UNKNOWN, ...more }))).toEqual(known);
    }
  });
});

describe('a token that was mailed for one thing', () => {
  const SETS = { password: 'a long and new one' };
  const takers: Record<string, (token: string, cookie: string) => Promise<Response>> = {
    'sets a password': (token) => post('/api/auth/reset_pw/complete', { token, ...SETS }),
    'logs in': (token, cookie) => post('/api/auth/auth_token', { token, email }, cookie),
    'undoes a change of address': (token) => post('/member/reset_pw/reset_old_email', { token }),
    'begins acting as a member': (ticket) => post('/api/auth/admin', { ticket }),
  };
  const makers: Record<string, () => Promise<{ token: string; cookie?: string }>> = {
    'sets a password': async () => ({ token: await createPasswordToken(db, clock, memberId) }),
    'logs in': async () => {
      const asked = await startSignInLink(deps, { email, locale: 'en', sender: testSender() });
      if (!asked.ok) expect.fail(asked.error);
      const [mail] = await mailTo(email);
      return { token: tokenIn(mail ?? expect.fail('no mail')), cookie: cookieHeader([asked.cookie]) };
    },
    'denies a log-in': async () => {
      const sites = [{ locale: 'en', shopName: 'Spindle', origin, prefix: '' }] as const;
      const link = await newDenialLink({ db, clock, sites }, { memberId, locale: 'en', at: clock.now() });
      return { token: new URL(link).searchParams.get('token') ?? '' };
    },
    'begins acting as a member': async () => {
      const staff = { kind: 'staff', staffId: '7', email: 's@shop.test', role: 'support' } as const;
      const asked = await askToAct(deps, staff, { memberId, reason: 'A question about an order' });
      return { token: asked.ok ? asked.ticket : expect.fail(asked.error) };
    },
  };
  const pairs = Object.keys(makers).flatMap((made) =>
    Object.keys(takers)
      .filter((taken) => taken !== made)
      .map((taken) => [made, taken] as const),
  );
  it.each(pairs)('and %s, never %s, and stays what it is', async (made, taken) => {
    const { token, cookie = '' } = (await makers[made]?.()) ?? expect.fail();
    const refused = await takers[taken]?.(token, cookie);
    expect(await refused?.json()).toMatchObject({ error: 'link_ended' });
    expect(refused?.headers.getSetCookie()).toEqual([]);
    const own = await takers[made]?.(token, cookie);
    if (own) expect([made, own.status]).toEqual([made, 200]);
  });
});

test('a code that was mailed for one thing is good for no other', async () => {
  const { viewer } = await demoSession(deps);
  const wanted = 'wanted@example.test';
  const newest = async (to: string) => codeIn((await mailTo(to))[0] ?? expect.fail(`no mail to ${to}`));
  const asked = { email: wanted, renewal: 0 };
  await startRegistration(deps, { ...asked, locale: 'en', ip: '192.0.2.1' });
  const ofRegistration = await newest(wanted);
  await startMemberCode(deps, viewer);
  const ofMember = await newest(email);
  expect(await startAddressChange(deps, viewer, { email: wanted })).toEqual({ ok: true });
  const ofAddress = await newest(wanted);
  // The codes coincide by chance in one run in a million.
  expect(new Set([ofRegistration, ofMember, ofAddress]).size).toBe(3);

  for (const code of [ofRegistration, ofAddress]) {
    expect(await giveMemberCode(deps, viewer, code)).toEqual({ ok: false, error: 'code_wrong' });
  }
  for (const code of [ofRegistration, ofMember]) {
    const change = { email: wanted, code, cookieHeader: null };
    expect(await completeAddressChange(deps, viewer, change)).toEqual({ ok: false, error: 'code_wrong' });
  }
  for (const code of [ofMember, ofAddress]) {
    const completed = { ...asked, code, password: 'a long and new one', sender: testSender() };
    expect(await completeRegistration(deps, completed)).toEqual({ ok: false, error: 'code_wrong' });
  }
  expect(await giveMemberCode(deps, viewer, ofMember)).toEqual({ ok: true });
});

test('of a hundred guesses at once no more are looked at than one after the other', async () => {
  const guess = (ip: string) =>
    logIn(deps, { email, password: 'not the password', sender: testSender({ ip }) });
  const count = async (at: Promise<{ ok: boolean; error?: string }[]>) =>
    (await at).filter((answer) => !answer.ok && answer.error === 'bad_credentials').length;
  const apart: Awaited<ReturnType<typeof guess>>[] = [];
  for (let each = 0; each < 30; each++) apart.push(await guess('192.0.2.7'));
  const looked = await count(Promise.resolve(apart as { ok: boolean; error?: string }[]));
  expect(looked).toBeLessThan(30);
  await forgetLimits();
  const atOnce = Promise.all(Array.from({ length: 100 }, () => guess('192.0.2.8')));
  expect(await count(atOnce as Promise<{ ok: boolean; error?: string }[]>)).toBe(looked);
});

test('addresses of one IPv6 network are one guesser', async () => {
  const guess = (host: number) =>
    logIn(deps, {
      ...{ email, password: 'not the password' },
      sender: testSender({ ip: `2001:db8:1:2::${host.toString(16)}` }),
    });
  const answers = await Promise.all(Array.from({ length: 100 }, (_, host) => guess(host + 1)));
  expect(answers.filter((answer) => !answer.ok && answer.error === 'bad_credentials').length).toBeLessThan(
    30,
  );
});

test('a session that was planted before a log-in is nobody’s after it', async () => {
  const thief = await demoSession(deps);
  const planted = thief.headers.get('cookie') ?? '';
  const answer = await post('/api/auth/login', { email, password }, planted);
  const fresh = cookieHeader(answer.headers.getSetCookie());
  const session = (cookie: string) => /laravel_session=([^;]*)/.exec(cookie)?.[1];
  expect(session(fresh)).not.toBe(session(planted));
  expect(await readViewer(deps, new Headers({ cookie: planted }))).toEqual({
    kind: 'anonymous',
    expired: true,
  });
  expect(await readViewer(deps, new Headers({ cookie: fresh }))).toMatchObject({ kind: 'member', memberId });
});
