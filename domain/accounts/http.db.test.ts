import { beforeEach, expect, it } from 'vitest';
import { createBackend } from '../backend-api/create-backend.ts';
import { issueFormToken } from '../backend-api/form-token.ts';
import { accountsHttp } from './http.ts';
import { DEMO_MEMBER, seedDemoMember } from './seed-demo.ts';
import { endedLoginCookies } from './sessions/login-cookies.ts';
import { readViewer } from './sessions/read-viewer.ts';
import { codeIn, cookieHeader, testAccounts } from './testing/accounts.ts';

const { deps, db, log, origin, mailTo, pass, forgetLimits } = await testAccounts();
const { memberId } = await seedDemoMember(db);
beforeEach(() => forgetLimits());

const app = createBackend({
  modules: [accountsHttp(deps)],
  readViewer: (headers) => readViewer(deps, headers),
  about: () => ({ locale: 'en', ip: '192.0.2.1', country: undefined }),
  shopName: 'Shop',
  locales: ['en', 'de', 'ja', 'fr', 'zh'],
  origins: [origin],
  secret: deps.secret,
  log,
  limits: deps.limits,
  endedLoginCookies: endedLoginCookies(deps.cookies),
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  app.request(path, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function logInCookie(): Promise<string> {
  const { email, password } = DEMO_MEMBER;
  const answer = await post('/api/auth/login', { email, password });
  return cookieHeader(answer.headers.getSetCookie());
}

it('logs in, tells who is logged in, logs out', async () => {
  const answer = await post('/api/auth/login', {
    email: ' Demo@Spindle.test',
    password: DEMO_MEMBER.password,
  });
  expect(answer.status).toBe(200);
  const cookie = cookieHeader(answer.headers.getSetCookie());
  const { data } = await answer.json();
  expect(data).toMatchObject({ uid: memberId, email: DEMO_MEMBER.email, vip: 0 });

  const info = await app.request('/member/', { headers: { cookie } });
  expect(await info.json()).toEqual({ cscode: 0, msg: '', data });
  const again = await post('/member/info', {}, { cookie });
  expect(await again.json()).toEqual({ cscode: 0, msg: '', data });

  const out = await post('/member/logout', {}, { cookie });
  expect(await out.json()).toEqual({ cscode: 0, msg: '', data: {} });
  expect(out.headers.getSetCookie().map((value) => value.split('=')[0])).toEqual(
    expect.arrayContaining(['laravel_session', 'user_info_new', 'username', 'vip', 'email', 'uid']),
  );
  expect((await post('/member/logout', {}, { cookie })).status).toBe(200);
});

it('logs out without a body', async () => {
  const answer = await app.request('/member/logout', { method: 'POST', headers: { origin } });
  expect(await answer.json()).toMatchObject({ cscode: 0 });
});

it('answers 10010 without a session and 85641 when it has ended, and takes the cookies back', async () => {
  const none = await app.request('/member/');
  expect([none.status, (await none.json()).cscode]).toEqual([401, 10010]);
  const cookie = await logInCookie();
  pass(24 * 60);
  const ended = await app.request('/member/?locale=de', { headers: { cookie } });
  expect(ended.status).toBe(401);
  expect(await ended.json()).toEqual({
    cscode: 85641,
    msg: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
    error: 'session_expired',
    data: null,
  });
  expect(ended.headers.getSetCookie()[0]).toMatch(/^laravel_session=; Max-Age=0/);
});

it('says the same of a wrong password and of an unknown address', async () => {
  const wrong = await post('/api/auth/login', { email: DEMO_MEMBER.email, password: 'wrong' });
  const unknown = await post('/api/auth/login', { email: 'nobody@example.com', password: 'wrong' });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toBe(await unknown.text());
  expect([...wrong.headers]).toEqual([...unknown.headers]);
});

it.each(['/api/auth/register/per', '/api/auth/reset_pw/per'])(
  '%s says the same of a known and of an unknown address',
  async (path) => {
    const known = await post(path, { email: DEMO_MEMBER.email });
    const unknown = await post(path, { email: 'nobody@example.com' });
    expect(known.status).toBe(200);
    expect(await known.text()).toBe(await unknown.text());
    expect([...known.headers]).toEqual([...unknown.headers]);
  },
);

it('registers over forms, with the form’s token', async () => {
  const email = 'form@example.com';
  const { token, cookie = '' } = issueFormToken(deps.secret, new Headers(), { scope: deps.cookies });
  const send = (path: string, fields: Record<string, string>) =>
    app.request(path, {
      method: 'POST',
      headers: { origin, cookie: cookieHeader([cookie]) },
      body: new URLSearchParams({ ...fields, csrf_token: token }),
    });
  expect((await send('/api/auth/register/per', { email })).status).toBe(200);
  const [mail] = await mailTo(email);
  if (!mail) throw new Error('no mail');
  const code = codeIn(mail);
  expect((await send('/api/auth/register/check', { email, code })).status).toBe(200);
  const done = await send('/api/auth/register/complete', { email, code, password: 'a short sentence' });
  expect(await done.json()).toMatchObject({ cscode: 0, data: { email } });
});

it.each([
  [{ email: 'not an address', password: 'x' }, 'invalid_email', 'Invalid E-mail format.'],
  [{ password: 'x' }, 'field_required', 'This field is required.'],
  [{ email: 'a@example.com', password: '' }, 'field_required', 'This field is required.'],
  [{ email: { $gt: '' }, password: 'x' }, 'invalid_input', 'Please check what you entered.'],
  [
    { email: `${'a'.repeat(300)}@example.com`, password: 'x' },
    'invalid_input',
    'Please check what you entered.',
  ],
  ['text', 'invalid_input', 'Please check what you entered.'],
])('refuses %j as %s', async (body, error, msg) => {
  const answer = await post('/api/auth/login', body);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ error, msg, data: null });
});

it('says when to come back', async () => {
  const asked = await Promise.all(
    Array.from({ length: 6 }, () => post('/api/auth/reset_pw/per', { email: 'often@example.com' })),
  );
  const limited = asked.find(({ status }) => status === 429);
  expect(Number(limited?.headers.get('retry-after'))).toBeGreaterThan(3000);
});

it('takes no language for an account that is not active', async () => {
  const cookie = await logInCookie();
  const answer = await post('/member/update_user_manage', { username: 'Kei', language: 'ja' }, { cookie });
  expect(answer.status).toBe(422);
  const kept = await app.request('/member/get_user_profile', { headers: { cookie } });
  expect(await kept.json()).toMatchObject({ data: { language: 'en' } });
  const same = await post('/member/update_user_manage', { language: 'en' }, { cookie });
  expect(await same.json()).toMatchObject({ cscode: 0 });
});

it('refuses control characters in a name', async () => {
  const cookie = await logInCookie();
  const answer = await post('/member/update_user_manage', { username: 'K\0ei' }, { cookie });
  expect(answer.status).toBe(422);
  const renamed = await post('/member/update_user_manage', { username: ' Kei ' }, { cookie });
  expect(await renamed.json()).toMatchObject({ cscode: 0, data: { username: 'Kei' } });
});
