import { contentConfig } from '@spindle/content/payload/payload-config.ts';
import { STAFF_GUESSES } from '@spindle/content/staff/log-in-guard.ts';
import { halfIn } from '@spindle/content/staff/second-factor-gate.ts';
import { contentSettings, testLog } from '@spindle/content/testing/test-content.ts';
import type { Actor } from '@spindle/domain/actor.ts';
import { rateLimits } from '@spindle/domain/backend-api/tables.ts';
import { endStaffFactor } from '@spindle/domain/staff/second-factor/end-staff-factor.ts';
import {
  readStaffFactor,
  type StaffFactorDeps,
  staffDoor,
} from '@spindle/domain/staff/second-factor/staff-factor.ts';
import { appCode } from '@spindle/domain/staff/testing/app-code.ts';
import { fixedClock } from '@spindle/platform/clock.ts';
import { DatabaseOutage, noteOutage } from '@spindle/platform/database-outage.ts';
import { openLimits } from '@spindle/platform/limits.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { TEST_TIMES } from '@spindle/platform/testing/test-times.ts';
import { getPayload, handleEndpoints, type Payload } from 'payload';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { deskWords } from '../desk/desk-words.ts';
import { staffLogIn } from '../staff-log-in.ts';
import { secondFactorRoute } from './second-factor-route.ts';
import { secondStep, secondStepBefore } from './second-step.ts';

const { db, url } = await testDatabase();
const settings = contentSettings(url);
const clock = fixedClock(new Date());
const ORIGIN = settings.origins.backoffice;
const deps: StaffFactorDeps = {
  ...{ db, clock, limits: openLimits(db, rateLimits), secret: settings.secret },
  staffTwoFactor: 'required',
};
const guard = staffLogIn({ config: settings, limits: deps.limits, clock });
const mails: { to: string; subject?: string; html?: string; text?: string }[] = [];
const config = await contentConfig({
  config: settings,
  log: testLog,
  times: TEST_TIMES,
  mayEnter: async (session) => (await staffDoor(deps, session)) === 'open',
  email: () => ({
    ...{ name: 'test', defaultFromAddress: 'shop@shop.test', defaultFromName: 'Shop' },
    sendEmail: async ({ to, subject, html, text }) =>
      void mails.push({
        to: String(to),
        ...(subject && { subject }),
        ...(html && { html: String(html) }),
        ...(text && { text: String(text) }),
      }),
  }),
});
// Test files share a process, and Payload keeps its instances by key.
const payload = await getPayload({ config, key: url });
afterAll(async () => {
  await payload.destroy();
  await payload.db.pool.end();
});

const ANN = { email: 'ann@shop.test', password: 'correct horse battery' };
const ADA = { email: 'ada@shop.test', password: 'a sentence of an admin' };
beforeEach(async () => {
  deps.staffTwoFactor = 'required';
  await db.delete(rateLimits);
  for (const table of ['staff_totp', 'staff_recovery_codes', 'staff_proved_sessions']) {
    await db.execute(`truncate shop.${table}`);
  }
  await db.execute('delete from cms.staff');
  await payload.create({ collection: 'staff', data: { ...ADA, role: 'admin' } });
  await payload.create({ collection: 'staff', data: { ...ANN, role: 'support' } });
});

function call(
  method: string,
  path: string,
  {
    cookie = '',
    body,
    headers = {},
  }: { cookie?: string; body?: unknown; headers?: Record<string, string> } = {},
) {
  const request = new Request(`${ORIGIN}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', cookie, origin: ORIGIN, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return handleEndpoints({ config, request, payloadInstanceCacheKey: url });
}
const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .find((cookie) => cookie.startsWith('payload-token=')) ?? '';
async function logIn(who = ANN) {
  const answer = await call('POST', '/staff/login', { body: who });
  const { token } = (await answer.json()) as { token: string };
  return { cookie: cookieOf(answer), token };
}
async function press(cookie: string, fields: Record<string, string>, origin = ORIGIN) {
  const request = new Request(`${ORIGIN}/desk/second-factor`, {
    method: 'POST',
    headers: { cookie, origin },
    body: new URLSearchParams(fields),
  });
  return secondFactorRoute({ payload, origin: ORIGIN, factor: async () => deps, logIn: guard }, request);
}
const where = (answer: Response) => answer.headers.get('location')?.replace(ORIGIN, '');

/** Whom a call of the content system and a form of the desk take a session for. */
async function seen(cookie: string, headers: Record<string, string> = {}) {
  const me = (await (await call('GET', '/staff/me', { cookie, headers })).json()) as {
    user: { email: string } | null;
  };
  const { user } = await payload.auth({ headers: new Headers({ cookie, origin: ORIGIN, ...headers }) });
  const list = await call('GET', '/staff', { cookie, headers });
  return { me: me.user?.email ?? null, desk: user?.email ?? null, list: list.status };
}
const nobody = { me: null, desk: null, list: 403 };
const somebody = (email: string) => ({ me: email, desk: email, list: 200 });

/** Sets up the second factor, as its page does. */
async function enrol(cookie: string, { password } = ANN) {
  expect(where(await press(cookie, { step: 'start' }))).toBe('/admin/second-factor');
  const half = (await halfIn(payload, new Headers({ cookie, origin: ORIGIN }))) ?? expect.fail('not half in');
  const shown = await readStaffFactor(deps, half);
  if (shown.state !== 'pending') return expect.fail('no secret is shown');
  const code = () => appCode(shown.secret, clock.now());
  const answer = await press(cookie, { step: 'confirm', code: code(), password, lang: 'en' });
  const recoveryCodes = [...(await answer.text()).matchAll(/<code>([\w-]+)<\/code>/g)].map(
    ([, each]) => each ?? '',
  );
  return { code, recoveryCodes, answer };
}
const pass = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000));

describe('no door leads past the second factor:', () => {
  test('a password alone opens a session that is nobody’s, in a cookie and as a token', async () => {
    const { cookie, token } = await logIn();
    expect(await seen(cookie)).toEqual(nobody);
    expect(await seen('', { authorization: `JWT ${token}` })).toEqual(nobody);
    expect(await seen('', { authorization: `Bearer ${token}` })).toEqual(nobody);
    const changed = await call('PATCH', '/staff?where[email][exists]=true', {
      cookie,
      body: { name: 'Thief' },
    });
    expect(changed.status).toBe(403);
    expect((await call('POST', '/staff/refresh-token', { cookie })).status).toBe(403);
  });

  test('a new password by mail logs in no further', async () => {
    await enrol((await logIn()).cookie);
    await call('POST', '/staff/forgot-password', { body: { email: ANN.email } });
    const token = /reset\/([\w-]+)/.exec(mails.at(-1)?.html ?? '')?.[1] ?? expect.fail('no link');
    const answer = await call('POST', '/staff/reset-password', {
      body: { token, password: 'a new one for ann' },
    });
    expect(answer.status).toBe(200);
    const jwt = ((await answer.json()) as { token: string }).token;
    expect(await seen(cookieOf(answer))).toEqual(nobody);
    expect(await seen('', { authorization: `JWT ${jwt}` })).toEqual(nobody);
  });

  test('nor does the first account of a shop', async () => {
    await db.execute('delete from cms.staff');
    const answer = await call('POST', '/staff/first-register', { body: ADA });
    expect(answer.status).toBe(200);
    const { token } = (await answer.json()) as { token: string };
    expect(await seen(cookieOf(answer), { authorization: `JWT ${token}` })).toEqual(nobody);
  });

  test('there are no API keys and no GraphQL, and a key that is sent is nobody', async () => {
    for (const authorization of ['staff API-Key 1', 'users API-Key 1', 'API-Key 1']) {
      expect(await seen('', { authorization })).toEqual(nobody);
    }
    expect(payload.collections.staff?.config.auth.useAPIKey).toBeFalsy();
    expect(payload.authStrategies.map(({ name }) => name)).toEqual(['local-jwt']);
    expect(payload.config.graphQL.disable).toBe(true);
    const asked = { body: { query: 'mutation { loginStaff(email: "x", password: "y") { token } }' } };
    expect((await call('POST', '/graphql', asked)).status).toBe(404);
  });

  test('nor a session that was renewed, once the factor is twelve hours old', async () => {
    const { cookie } = await logIn();
    await enrol(cookie);
    const renewed = await call('POST', '/staff/refresh-token', { cookie });
    expect(await seen(cookieOf(renewed))).toEqual(somebody(ANN.email));
    pass(12 * 60);
    expect(await seen(cookieOf(renewed))).toEqual(nobody);
  });
});

test('who has set it up is in, and comes in with a code from then on, each code once', async () => {
  const first = await logIn();
  const { code, recoveryCodes, answer } = await enrol(first.cookie);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(recoveryCodes).toHaveLength(10);
  expect(await seen(first.cookie)).toEqual(somebody(ANN.email));
  const second = await logIn();
  expect(await seen(second.cookie)).toEqual(nobody);
  // The code was used up by setting up the factor.
  expect(where(await press(second.cookie, { step: 'give', code: code() }))).toContain('problem=code_wrong');
  pass(1);
  expect(where(await press(second.cookie, { step: 'give', code: code() }))).toBe('/admin');
  expect(await seen(second.cookie)).toEqual(somebody(ANN.email));
  const third = await logIn();
  const [one = ''] = recoveryCodes;
  const twice = await Promise.all([1, 2].map(() => press(third.cookie, { step: 'give', code: one })));
  expect(twice.map(where).filter((to) => to === '/admin')).toHaveLength(1);
  expect(await seen(third.cookie)).toEqual(somebody(ANN.email));
});

describe('a page of ours asks for it first, and is shown afterwards:', () => {
  const PAGE = '/admin/orders?state=paid&q=a+%26+b';
  const opened = (cookie: string, path: readonly string[], query = {}) =>
    secondStepBefore(payload, new Headers({ cookie, origin: ORIGIN }), { path, query });
  /** The fields that the page of the second step gives to its forms. */
  const kept = (at: string | undefined) => new URL(at ?? expect.fail('not led on'), ORIGIN).searchParams;

  test('to who was logged in by password when it became required', async () => {
    deps.staffTwoFactor = 'optional';
    const { cookie } = await logIn();
    expect(await seen(cookie)).toEqual(somebody(ANN.email));
    deps.staffTwoFactor = 'required';
    const led = await opened(cookie, ['orders'], { state: 'paid', q: 'a & b' });
    expect(led).toMatch(/^\/admin\/second-factor\?/);
    expect(kept(led).get('redirect')).toBe(PAGE);
    expect(await opened(cookie, ['members', 'an-id'])).toBe(secondStep('/admin/members/an-id'));
    // Payload leads from its own pages to the log-in, and the page itself must not lead to itself.
    for (const path of [['second-factor'], ['login'], ['collections', 'products'], []])
      expect(await opened(cookie, path)).toBeUndefined();
    const redirect = PAGE;
    const started = where(await press(cookie, { step: 'start', redirect }));
    expect(kept(started).get('redirect')).toBe(PAGE);
    const wrong = where(
      await press(cookie, { step: 'confirm', code: '0', password: ANN.password, redirect }),
    );
    expect(Object.fromEntries(kept(wrong))).toEqual({ redirect, problem: 'code_wrong' });
    const half = (await halfIn(payload, new Headers({ cookie, origin: ORIGIN }))) ?? expect.fail('not in');
    const shown = await readStaffFactor(deps, half);
    const code = shown.state === 'pending' ? appCode(shown.secret, clock.now()) : expect.fail('no secret');
    const codes = await press(cookie, { step: 'confirm', code, password: ANN.password, redirect });
    expect(await codes.text()).toContain('href="/admin/orders?state=paid&amp;q=a+%26+b"');
  });

  test('with a code, and wherever else an address would lead, the start page is shown', async () => {
    const { recoveryCodes } = await enrol((await logIn()).cookie);
    const hostile = [
      'https://evil.test/admin',
      '//evil.test/admin',
      '/\\evil.test',
      '/admin/../desk/books',
      '/administer',
      'x',
    ];
    for (const [at, redirect] of [PAGE, ...hostile].entries()) {
      const { cookie } = await logIn();
      const given = await press(cookie, { step: 'give', code: recoveryCodes[at] ?? '', redirect });
      expect([redirect, where(given)]).toEqual([redirect, redirect === PAGE ? PAGE : '/admin']);
    }
  });

  test('to nobody who is logged out', async () => {
    expect(await opened('', ['orders'])).toBeUndefined();
  });
});

test('half in, nobody sets up another one, ends it, or lets another session in', async () => {
  await enrol((await logIn()).cookie);
  const half = (await logIn()).cookie;
  expect(where(await press(half, { step: 'start' }))).toContain('problem=factor_on');
  expect(where(await press(half, { step: 'confirm', code: '000000', password: ANN.password }))).toContain(
    'problem=code_wrong',
  );
  deps.staffTwoFactor = 'optional';
  expect(where(await press(half, { step: 'end', code: '000000' }))).toContain('problem=not_allowed');
  const ada = (await logIn(ADA)).cookie;
  expect(await seen(half)).toEqual(nobody);
  expect(await seen(ada)).toEqual(somebody(ADA.email));
});

test('one who is shown a secret in one session can’t confirm it in another', async () => {
  const [mine, other] = [(await logIn()).cookie, (await logIn()).cookie];
  await press(mine, { step: 'start' });
  const answer = await press(other, { step: 'confirm', code: '123456', password: ANN.password });
  expect(where(answer)).toContain('problem=code_wrong');
  expect(await seen(other)).toEqual(nobody);
});

test('it is set up by who has the password, and not by who finds a session open', async () => {
  const { cookie } = await logIn();
  await press(cookie, { step: 'start' });
  const half = (await halfIn(payload, new Headers({ cookie, origin: ORIGIN }))) ?? expect.fail('not half in');
  const shown = await readStaffFactor(deps, half);
  const code = shown.state === 'pending' ? appCode(shown.secret, clock.now()) : expect.fail('no secret');
  mails.length = 0;
  for (const given of ['', ADA.password]) {
    const answer = await press(cookie, { step: 'confirm', code, password: given });
    expect(where(answer)).toContain('problem=password_wrong');
  }
  expect([await staffDoor(deps, half), mails]).toEqual(['enrol', []]);
  // Wrong passwords count as guesses, and guesses are limited.
  let answer: Response | undefined;
  for (let guess = 1; guess < STAFF_GUESSES.byAccountAndNetwork.points; guess += 1)
    answer = await press(cookie, { step: 'confirm', code, password: 'a guess' });
  expect(where(answer ?? expect.fail())).toContain('password_wrong');
  const right = () => press(cookie, { step: 'confirm', code, password: ANN.password, lang: 'de' });
  expect(where(await right())).toContain('too_many_requests');
  await db.delete(rateLimits);
  expect((await right()).status).toBe(200);
  expect(await seen(cookie)).toEqual(somebody(ANN.email));
  expect(mails).toEqual([
    { to: ANN.email, subject: expect.stringContaining('zweiter Faktor'), text: expect.any(String) },
  ]);
});

test('guesses are bounded by member of staff, and a right code takes none', async () => {
  const { code } = await enrol((await logIn()).cookie);
  const half = (await logIn()).cookie;
  const answers: (string | undefined)[] = [];
  for (let guess = 0; guess < 11; guess += 1)
    answers.push(where(await press(half, { step: 'give', code: 'nonsense' })));
  expect(answers.at(9)).toContain('code_wrong');
  expect(answers.at(10)).toContain('too_many_requests');
  pass(1);
  expect(where(await press(half, { step: 'give', code: code() }))).toContain('too_many_requests');
  pass(15);
  await db.delete(rateLimits);
  expect(where(await press(half, { step: 'give', code: code() }))).toBe('/admin');
});

test('its forms come from the back office only, and from somebody', async () => {
  const { cookie } = await logIn();
  expect((await press(cookie, { step: 'start' }, 'https://evil.test')).status).toBe(403);
  expect(where(await press('', { step: 'start' }))).toBe('/admin/login');
  expect(where(await press(cookie, { step: 'else' }))).toContain('problem=failed');
});

test('who leaves half-way ends that session, and no other', async () => {
  const [mine, other] = [(await logIn()).cookie, (await logIn()).cookie];
  const left = await press(mine, { step: 'leave' });
  expect(where(left)).toBe('/admin/login');
  expect(left.headers.get('set-cookie')).toMatch(/^payload-token=;/);
  const isHalfIn = async (cookie: string) =>
    (await halfIn(payload, new Headers({ cookie, origin: ORIGIN }))) !== undefined;
  expect([await isHalfIn(mine), await isHalfIn(other)]).toEqual([false, true]);
  // Nor does the old cookie get in where a password is enough.
  deps.staffTwoFactor = 'optional';
  expect([await seen(mine), await seen(other)]).toEqual([nobody, somebody(ANN.email)]);
});

test('a page that is bundled apart, with its own copy of the gate, knows who is half in, too', async () => {
  const { cookie } = await logIn();
  vi.resetModules();
  const copy = await import('@spindle/content/staff/second-factor-gate.ts');
  expect(copy.halfIn).not.toBe(halfIn);
  expect(await copy.halfIn(payload, new Headers({ cookie, origin: ORIGIN }))).toMatchObject({
    user: { email: ANN.email },
  });
  expect(await seen(cookie)).toEqual(nobody);
});

describe('where it is not required', () => {
  beforeEach(() => {
    deps.staffTwoFactor = 'optional';
  });

  test('a password is enough for who has none, and not for who has one', async () => {
    const { cookie } = await logIn();
    expect(await seen(cookie)).toEqual(somebody(ANN.email));
    await enrol(cookie);
    expect(await seen((await logIn()).cookie)).toEqual(nobody);
    expect(await seen(cookie)).toEqual(somebody(ANN.email));
  });

  test('it is turned off with a code; where it is required, by nobody themselves', async () => {
    const { cookie } = await logIn();
    const { recoveryCodes } = await enrol(cookie);
    const [one = '', other = ''] = recoveryCodes;
    expect(where(await press(cookie, { step: 'end', code: 'nonsense' }))).toContain('code_wrong');
    deps.staffTwoFactor = 'required';
    expect(where(await press(cookie, { step: 'end', code: one }))).toContain('factor_required');
    deps.staffTwoFactor = 'optional';
    expect(where(await press(cookie, { step: 'end', code: other }))).toContain('done=end');
    expect(await seen((await logIn()).cookie)).toEqual(somebody(ANN.email));
  });
});

test('who keeps the roles lets a colleague set up another one, which ends what the lost one had opened', async () => {
  const ann = (await logIn()).cookie;
  await enrol(ann);
  const { docs } = await payload.find({ collection: 'staff', where: { email: { equals: ANN.email } } });
  const staffId = String(docs[0]?.id);
  const support: Actor = { kind: 'staff', staffId: '999', email: 'sam@shop.test', role: 'support' };
  expect(await endStaffFactor(deps, support, { staffId })).toEqual({ ok: false, error: 'not_allowed' });
  const ada = (await logIn(ADA)).cookie;
  expect(where(await press(ada, { step: 'end', staff: staffId }))).toContain('problem=not_allowed');
  await enrol(ada, ADA);
  mails.length = 0;
  expect(where(await press(ada, { step: 'end', staff: staffId, lang: 'de' }))).toContain('done=end');
  expect(mails).toEqual([
    { to: ANN.email, subject: expect.stringMatching(/Anmeldung/), text: expect.any(String) },
  ]);
  expect(mails[0]?.text).toContain(ADA.email);
  expect(await seen(ann)).toEqual(nobody);
  const { rows } = await db.execute<{ action: string; actor_email: string }>(
    `select action, actor_email from shop.audit_entries where subject_id = '${staffId}' order by id`,
  );
  expect(rows).toEqual([
    { action: 'staff.begin_second_factor', actor_email: ANN.email },
    { action: 'staff.end_second_factor', actor_email: ADA.email },
  ]);
  await enrol((await logIn()).cookie);
});

test('its words are there for every refusal', () => {
  const { problems } = deskWords('en').words.secondFactor;
  const refusals = [
    'code_wrong',
    'password_wrong',
    'too_many_requests',
    'factor_on',
    'factor_off',
    'factor_required',
    'not_allowed',
  ];
  expect(Object.keys(problems).toSorted()).toEqual(refusals.toSorted());
});

test('who cannot be looked up is not sent back to the log-in', async () => {
  // During an outage Payload says that nobody is logged in.
  const authenticate = async () => {
    noteOutage(new DatabaseOutage('gone'));
    return { user: null };
  };
  const away = { authStrategies: [{ name: 'away', authenticate }] } as unknown as Payload;
  const request = new Request(`${ORIGIN}/desk/second-factor`, {
    method: 'POST',
    headers: { origin: ORIGIN, 'accept-language': 'de-AT,de' },
    body: new URLSearchParams({ step: 'give', code: '123456' }),
  });
  const answer = await secondFactorRoute(
    { payload: away, origin: ORIGIN, factor: async () => deps, logIn: guard },
    request,
  );
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('Die Datenbank antwortet gerade nicht.');
});
