import { beforeEach, expect, it } from 'vitest';
import { createBackend } from '../../backend-api/create-backend.ts';
import { accountsHttp } from '../http.ts';
import { seedDemoMember } from '../seed-demo.ts';
import { endedLoginCookies } from '../sessions/login-cookies.ts';
import { readViewer } from '../sessions/read-viewer.ts';
import { cookieHeader, demoSession, testAccounts } from '../testing/accounts.ts';
import { softwareAuthenticator } from '../testing/authenticator.ts';
import { siteOf } from '../testing/passkeys.ts';

const { deps, db, log, origin, forgetLimits } = await testAccounts();
await seedDemoMember(db);
beforeEach(() => forgetLimits());

const backend = ({ passkeys }: Pick<typeof deps, 'passkeys'>) =>
  createBackend({
    modules: [accountsHttp({ ...deps, passkeys })],
    readViewer: (headers) => readViewer(deps, headers),
    about: () => ({ locale: 'en', ip: '192.0.2.1', country: undefined }),
    ...{
      shopName: 'Shop',
      locales: ['en'],
      origins: [origin],
      secret: deps.secret,
      log,
      limits: deps.limits,
    },
    endedLoginCookies: endedLoginCookies(deps.cookies),
  });
const app = backend(deps);

interface Answer {
  error?: string;
  data: { publicKey: object; passkeys: { id: string; name: string }[]; id: string };
}

async function post(call: string, body: object, cookie = '', headers: Record<string, string> = { origin }) {
  const answer = await app.request(`/api/auth/passkey/${call}`, {
    method: 'POST',
    headers: { ...headers, cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const cookies = answer.headers.getSetCookie().filter((text) => !text.includes('Max-Age=0'));
  const { data, ...rest } = (await answer.json()) as Answer;
  return { status: answer.status, data, ...rest, cookie: cookieHeader(cookies) };
}

async function session(): Promise<string> {
  return (await demoSession(deps)).headers.get('cookie') ?? '';
}

async function list(cookie: string) {
  const answer = await app.request('/api/auth/passkey/list', { headers: { cookie } });
  return ((await answer.json()) as Answer).data.passkeys;
}

it('adds, lists, renames, confirms with, logs in with and removes a passkey', async () => {
  const authenticator = softwareAuthenticator(siteOf(deps));
  const here = await session();
  const adding = await post('register_options', {}, here);
  const made = authenticator.create(adding.data.publicKey);
  const added = await post('register', { credential: made }, `${here}; ${adding.cookie}`);
  expect(added).toMatchObject({ status: 200, data: { id: expect.any(String) } });
  const { id } = added.data;
  expect(await post('rename', { id, name: ' Phone ' }, here)).toMatchObject({ status: 200 });
  expect(await list(here)).toEqual([
    { id, name: 'Phone', synced: true, created_at: expect.any(String), last_used_at: null },
  ]);

  const asked = await post('confirm_options', {}, here);
  const proof = { credential: authenticator.get(asked.data.publicKey) };
  expect(await post('confirm', proof, `${here}; ${asked.cookie}`)).toMatchObject({ status: 200 });

  const login = await post('login_options', {});
  // In a form the JSON is a string.
  const credential = JSON.stringify(authenticator.get(login.data.publicKey));
  const entered = await post('login', { credential }, login.cookie);
  expect(entered).toMatchObject({ status: 200, data: { email: 'demo@spindle.test' } });
  expect(await readViewer(deps, new Headers({ cookie: entered.cookie }))).toMatchObject({ kind: 'member' });
  expect(await post('remove', { id }, entered.cookie)).toMatchObject({ status: 200 });
  expect(await list(entered.cookie)).toEqual([]);
});

it('refuses what is too large, what is none, other sites, and who is not logged in', async () => {
  const { data, cookie } = await post('login_options', {});
  const credential = softwareAuthenticator(siteOf(deps)).get(data.publicKey);
  const login = (given: unknown, headers?: Record<string, string>) =>
    post('login', { credential: given }, cookie, headers);
  const large = (length: number) => ({
    ...credential,
    response: { ...credential.response, authenticatorData: 'A'.repeat(length) },
  });
  expect(await login(large(300_000))).toMatchObject({ status: 413, error: 'body_too_large' });
  expect(await login(large(5_000))).toMatchObject({ status: 422, error: 'invalid_input' });
  for (const nothing of ['not JSON', '[]', 7, null, {}, { ...credential, id: 'no base64url' }]) {
    expect((await login(nothing)).status).toBe(422);
  }
  expect((await post('login', {}, cookie)).error).toBe('field_required');
  for (const elsewhere of [{}, { origin: 'https://evil.example' }] as Record<string, string>[]) {
    expect(await login(credential, elsewhere)).toMatchObject({ status: 403, error: 'forbidden_origin' });
  }
  expect(await login(credential)).toMatchObject({ status: 422, error: 'passkey_unknown' });
  for (const call of ['confirm_options', 'register_options']) {
    expect(await post(call, {})).toMatchObject({ status: 401, error: 'no_session' });
  }
});

it('has no passkeys where the shop is on no domain', async () => {
  const answer = await backend({ passkeys: undefined }).request('/api/auth/passkey/login_options', {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(404);
});
