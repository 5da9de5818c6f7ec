import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountsHttp } from '../accounts/http.ts';
import { DEMO_MEMBER, seedDemoMember } from '../accounts/seed-demo.ts';
import { endedLoginCookies } from '../accounts/sessions/login-cookies.ts';
import { readViewer } from '../accounts/sessions/read-viewer.ts';
import { cookieHeader, testAccounts } from '../accounts/testing/accounts.ts';
import { createBackend } from '../backend-api/create-backend.ts';
import { issueFormToken } from '../backend-api/form-token.ts';
import type { WorkChallenge } from './altcha.ts';
import { CHALLENGE_MINUTES } from './captcha.ts';
import { PICTURE } from './draw-code.ts';
import { captchaHttp } from './http.ts';
import { codeOf } from './session.ts';
import { pictureAnswer, workAnswer } from './testing/answers.ts';
import { LOGIN_RISK, MAIL_RISK, PICTURES_BY_IP, PICTURES_NEARBY } from './thresholds.ts';

const { deps, db, log, origin, pass, mailTo, forgetLimits } = await testAccounts();
await seedDemoMember(db);
const { email, password } = DEMO_MEMBER;
let networks = 0;
let ip: string;
beforeEach(async () => {
  ip = `2001:db8:${(networks++).toString(16)}::1`;
  await forgetLimits();
});

const app = createBackend({
  modules: [accountsHttp(deps), captchaHttp(deps)],
  readViewer: (headers) => readViewer(deps, headers),
  about: () => ({ locale: 'en', ip, country: undefined }),
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
const LOGIN = '/api/auth/login';
async function untilWanted() {
  for (let time = 0; time < LOGIN_RISK.byAccountAndNetwork.points; time++) {
    await post(LOGIN, { email, password: 'wrong' });
  }
}
async function challenge(purpose = 'login') {
  const answer = await app.request(`/captcha/challenge?purpose=${purpose}`);
  const { data } = (await answer.json()) as {
    data: { work: WorkChallenge; session: string; timestamp: number; site_key: null };
  };
  return data;
}

test('a call that wants a captcha says so, in the language of the page, and takes the answer', async () => {
  await untilWanted();
  const refused = await post(LOGIN, { email, password, lang: 'de' });
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ cscode: 20070, error: 'captcha_wanted', data: null });
  const wrong = await post(LOGIN, { email, password, lang: 'en', recaptcha: 'x' });
  expect([wrong.status, await wrong.json()]).toMatchObject([
    422,
    { cscode: 20071, error: 'captcha_wrong', msg: 'Verification Failed' },
  ]);
  const { work } = await challenge();
  const recaptcha = await workAnswer(work);
  expect((await post(LOGIN, { email, password, recaptcha })).status).toBe(200);
});

test.each([
  ...[`${LOGIN}/`, `/${LOGIN}`, LOGIN.replace('auth/', 'auth//'), `${LOGIN}?recaptcha=1`, `${LOGIN};x`],
  ...[LOGIN.replace('auth', '%61uth'), LOGIN.replace('login', 'Login'), `${LOGIN}%2f`, `${LOGIN}/.`],
])('%s leads nobody past it', async (path) => {
  await untilWanted();
  const answer = await post(path, { email, password });
  expect([403, 404]).toContain(answer.status);
  expect(answer.headers.getSetCookie().filter((cookie) => !/Max-Age=0/.test(cookie))).toEqual([]);
});

test.each([
  ['de', 'Überprüfung fehlgeschlagen'],
  ['ja', '確認に失敗しました'],
  ['fr', 'Échec de la vérification'],
  ['zh', '驗證失敗'],
])("'Verification Failed' in '%s'", async (lang, msg) => {
  await untilWanted();
  const wrong = await post(LOGIN, { email, password, lang, recaptcha: 'x' });
  expect(await wrong.json()).toMatchObject({ msg });
});

describe('no way around:', () => {
  const forms = (fields: [string, string][]) => {
    const { token, cookie } = issueFormToken(deps.secret, new Headers(), { scope: deps.cookies });
    return app.request(LOGIN, {
      method: 'POST',
      headers: { origin, cookie: cookieHeader([cookie ?? '']) },
      body: new URLSearchParams([...fields, ['csrf_token', token]]),
    });
  };
  const login: [string, string][] = [
    ['email', email],
    ['password', password],
  ];

  test.each([
    ['two slashes', () => post(`/${LOGIN}`, { email, password })],
    ['a slash behind it', () => post(`${LOGIN}/`, { email, password })],
    ['capitals', () => post('/API/Auth/LOGIN', { email, password })],
    ['an escaped path', () => post('/api/auth/%6cogin', { email, password })],
    ['a form', () => forms(login)],
    ['a form with two answers', () => forms([...login, ['recaptcha', 'a'], ['recaptcha', 'b']])],
    ['a form with a list', () => forms([...login, ['recaptcha[]', 'a']])],
    ['a list', () => post(LOGIN, { email, password, recaptcha: ['a'] })],
    ['an object', () => post(LOGIN, { email, password, recaptcha: { $ne: '' } })],
    ['true', () => post(LOGIN, { email, password, recaptcha: true })],
    ['nothing', () => post(LOGIN, { email, password, recaptcha: '' })],
    ['null', () => post(LOGIN, { email, password, recaptcha: null })],
    ['the address in capitals', () => post(LOGIN, { email: email.toUpperCase(), password })],
    ['the address with spaces', () => post(LOGIN, { email: ` ${email} `, password })],
    [
      'another form’s answer',
      () => post(LOGIN, { email, password, ...fieldsOf(pictureAnswer(deps, 'reset')) }),
    ],
    [
      'another challenge’s answer',
      () => {
        const { recaptcha } = pictureAnswer(deps, 'login');
        const { session } = pictureAnswer(deps, 'login');
        return post(LOGIN, { email, password, recaptcha, captcha_session: session });
      },
    ],
    [
      'an old answer',
      () => {
        const old = pictureAnswer(deps, 'login');
        pass(CHALLENGE_MINUTES);
        return post(LOGIN, { email, password, ...fieldsOf(old) });
      },
    ],
    ['a session without an answer', () => post(LOGIN, { email, password, captcha_session: 'picture.login' })],
  ])('%s', async (_what, send) => {
    await untilWanted();
    const answer = await send();
    expect([403, 404, 422]).toContain(answer.status);
    expect(answer.headers.getSetCookie().join()).not.toContain('laravel_session');
  });
});

function fieldsOf({ recaptcha, session }: { recaptcha: string; session?: string | undefined }) {
  return { recaptcha, captcha_session: session };
}

test.each([
  ['/api/auth/register/per', 'register'],
  ['/api/auth/reset_pw/per', 'reset'],
  ['/api/auth/auth_token/per', 'link'],
] as const)('%s wants one after so many mails, and takes it once', async (path, purpose) => {
  const { byNetwork } = MAIL_RISK;
  await deps.limits.take(byNetwork, { ip }, byNetwork.points - 1);
  const answers = [];
  for (const email of ['last@x.test', 'more@x.test']) answers.push((await post(path, { email })).status);
  expect(answers).toEqual([200, 403]);
  const answer = fieldsOf(pictureAnswer(deps, purpose));
  expect((await post(path, { email: 'one@x.test', ...answer })).status).toBe(200);
  const again = await post(path, { email: 'two@x.test', ...answer });
  expect(await again.json()).toMatchObject({ error: 'captcha_wrong' });
});

describe('the picture of a code', () => {
  const picture = (query: object) => {
    const parameters = new URLSearchParams(query as Record<string, string>);
    return app.request(`/seccode?${parameters}`);
  };

  test('is a picture that nobody keeps, and looks the same each time', async () => {
    const { session, timestamp } = await challenge();
    const answer = await picture({ session, timestamp });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({
      ...{ format: 'png', width: PICTURE.width * 2, height: PICTURE.height * 2 },
    });
    // The file's bytes don't contain the code.
    expect(bytes.includes(codeOf(deps.secret, session, 'picture'))).toBe(false);
    const again = await picture({ session, timestamp });
    expect(Buffer.from(await again.arrayBuffer()).equals(bytes)).toBe(true);
    const { dominant } = await sharp(bytes).stats();
    expect(dominant.r).toBeGreaterThan(200);
  });

  test('is drawn for challenges of ours alone, while they can be answered', async () => {
    const { session, timestamp } = await challenge();
    for (const query of [
      { session, timestamp: timestamp + 1 },
      { session: `${session}x`, timestamp },
      { session: session.replace('login', 'reset'), timestamp },
      { session: 'x', timestamp },
    ]) {
      expect((await picture(query)).status).toBe(404);
    }
    for (const query of [{}, { session }, { timestamp }, { session, timestamp: 'now' }]) {
      expect((await picture(query)).status).toBe(422);
    }
    pass(CHALLENGE_MINUTES);
    expect((await picture({ session, timestamp })).status).toBe(404);
  });

  test('is drawn so often for a network', async () => {
    await deps.limits.take(PICTURES_BY_IP, { ip }, PICTURES_BY_IP.points);
    const { session, timestamp } = await challenge();
    const answer = await picture({ session, timestamp });
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  test('is drawn so often for the networks around one, however many it asks from', async () => {
    await deps.limits.take(PICTURES_NEARBY, { nearby: ip }, PICTURES_NEARBY.points);
    const { session, timestamp } = await challenge();
    const from = ip;
    ip = from.replace('::1', ':1::1');
    expect((await picture({ session, timestamp })).status).toBe(429);
    ip = from.replace('2001:db8', '2001:db9');
    expect((await picture({ session, timestamp })).status).toBe(200);
  });
});

test('the code comes by mail, for the address alone', async () => {
  await untilWanted();
  const asked = await post('/captcha/mail', { purpose: 'login', email: ` ${email.toUpperCase()}` });
  const { data } = (await asked.json()) as { data: { session: string } };
  const recaptcha = /\b\d{6}\b/.exec((await mailTo(email))[0]?.text ?? '')?.[0];
  const answer = { recaptcha, captcha_session: data.session };
  expect((await post(LOGIN, { email: 'other@x.test', password, ...answer })).status).toBe(422);
  expect((await post(LOGIN, { email, password, ...answer })).status).toBe(200);
  expect((await post('/captcha/mail', { purpose: 'login', email: 'none' })).status).toBe(422);
  expect((await post('/captcha/mail', { purpose: 'other', email })).status).toBe(422);
});

test('a challenge is for a form that there is', async () => {
  expect((await app.request('/captcha/challenge?purpose=other')).status).toBe(422);
  expect(await challenge('basket')).toMatchObject({ purpose: 'basket', site_key: null });
});
