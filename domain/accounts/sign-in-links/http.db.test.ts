import { beforeEach, expect, it } from 'vitest';
import { createBackend } from '../../backend-api/create-backend.ts';
import { accountsHttp } from '../http.ts';
import { DEMO_MEMBER, seedDemoMember } from '../seed-demo.ts';
import { endedLoginCookies } from '../sessions/login-cookies.ts';
import { readViewer } from '../sessions/read-viewer.ts';
import { cookieHeader, testAccounts, tokenIn } from '../testing/accounts.ts';
import { issueChallenge } from './challenge.ts';

const { deps, db, log, origin, mailTo, forgetLimits } = await testAccounts();
await seedDemoMember(db);
beforeEach(() => forgetLimits());
const { email } = DEMO_MEMBER;

const app = createBackend({
  modules: [accountsHttp(deps)],
  readViewer: (headers) => readViewer(deps, headers),
  about: () => ({ locale: 'en', ip: '192.0.2.1', country: undefined }),
  ...{ shopName: 'Shop', locales: ['en'], origins: [origin], secret: deps.secret, log, limits: deps.limits },
  endedLoginCookies: endedLoginCookies(deps.cookies),
});

async function post(path: string, body: object, cookie = '') {
  const answer = await app.request(path, {
    method: 'POST',
    headers: { origin, cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { answer: await answer.json(), cookie: cookieHeader(answer.headers.getSetCookie()) };
}

async function asked() {
  const { cookie } = await post('/api/auth/auth_token/per', { email });
  const [mail] = await mailTo(email);
  return { token: tokenIn(mail ?? expect.fail('no mail')), cookie };
}

const encode = (address: string) => Buffer.from(address).toString('base64url');

it('logs in with the token where it was asked for, and with the address alone', async () => {
  const { token, cookie } = await asked();
  const about = { token, client_e: encode(email) };
  expect((await post('/api/auth/auth_token', about)).answer).toMatchObject({ error: 'link_ended' });
  for (const other of [{ token }, { token, email: 'x@example.com' }, { token, client_e: '%%%' }]) {
    expect((await post('/api/auth/auth_token', other, cookie)).answer).toMatchObject({ error: 'link_ended' });
  }
  const entered = await post('/api/auth/auth_token', about, cookie);
  expect(entered.answer).toMatchObject({ cscode: 0, data: { status: true, user: { email } } });
  expect(await readViewer(deps, new Headers({ cookie: entered.cookie }))).toMatchObject({ kind: 'member' });
  expect((await post('/api/auth/auth_token', about, cookie)).answer).toMatchObject({ error: 'link_ended' });
});

it('logs in elsewhere with the challenge of the page that has asked', async () => {
  const { token } = await asked();
  const { challenge, cookie } = issueChallenge(deps, { token, cookieHeader: undefined });
  const about = { token, client_e: encode(email), challenge };
  const browser = cookieHeader([cookie]);
  expect((await post('/api/auth/auth_token', about)).answer).toMatchObject({ error: 'link_ended' });
  const unnamed = { token, challenge };
  expect((await post('/api/auth/auth_token', unnamed, browser)).answer).toMatchObject({
    error: 'link_ended',
  });
  const entered = await post('/api/auth/auth_token', about, browser);
  expect(entered.answer).toMatchObject({ cscode: 0, data: { status: true, user: { email } } });
  expect(await readViewer(deps, new Headers({ cookie: entered.cookie }))).toMatchObject({ kind: 'member' });
});
