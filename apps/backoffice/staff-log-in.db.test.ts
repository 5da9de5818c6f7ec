import crypto from 'node:crypto';
import { contentConfig } from '@spindle/content/payload/payload-config.ts';
import { STAFF_RESETS } from '@spindle/content/staff/ask-for-reset.ts';
import { LINKS_BY_NETWORK } from '@spindle/content/staff/check-link.ts';
import { STAFF_GUESSES } from '@spindle/content/staff/log-in-guard.ts';
import { contentSettings, testLog } from '@spindle/content/testing/test-content.ts';
import { rateLimits } from '@spindle/domain/backend-api/tables.ts';
import { systemClock } from '@spindle/platform/clock.ts';
import { openDatabase } from '@spindle/platform/database.ts';
import { openLimits } from '@spindle/platform/limits.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { hangingServer } from '@spindle/platform/testing/hanging-server.ts';
import { TEST_TIMES } from '@spindle/platform/testing/test-times.ts';
import { getPayload, handleEndpoints } from 'payload';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { staffLogIn } from './staff-log-in.ts';

const { db, url } = await testDatabase();
const settings = contentSettings(url);
const working = openLimits(db, rateLimits);
/** The limits that count guesses; a test may replace them. */
let limits = working;
const mails: string[] = [];
/** Mail to staff waits for this promise. */
let mailServer: Promise<void> = Promise.resolve();
const config = await contentConfig({
  config: settings,
  log: testLog,
  times: TEST_TIMES,
  email: () => ({
    ...{ name: 'test', defaultFromAddress: 'shop@shop.test', defaultFromName: 'Shop' },
    async sendEmail({ to }) {
      await mailServer;
      mails.push(String(to));
    },
  }),
  staffLogIn: {
    ...staffLogIn({ config: settings, limits, clock: systemClock }),
    get limits() {
      return limits;
    },
  },
});
// Test files share a process, and Payload keeps its instances by key.
const payload = await getPayload({ config, key: url });
afterAll(async () => {
  await payload.destroy();
  await payload.db.pool.end();
});

const ANN = { email: 'ann@example.test', password: 'correct horse battery' };
await payload.create({ collection: 'staff', data: { ...ANN, role: 'admin' } });

beforeEach(async () => {
  await db.delete(rateLimits);
});
afterEach(() => vi.restoreAllMocks());

/** Logs in as the back office's form does. */
function logIn(email: string, password: string, { ip = '192.0.2.1', cookie = '' } = {}) {
  const request = new Request('http://localhost:3001/api/staff/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': ip, cookie },
    body: JSON.stringify({ email, password }),
  });
  return handleEndpoints({ config, request, payloadInstanceCacheKey: url });
}
const status = async (...given: Parameters<typeof logIn>) => (await logIn(...given)).status;
/** For tests in which only the counting matters: a hundred hashes of 600,000 rounds take most of a minute. */
function refuseEveryPassword() {
  vi.spyOn(crypto, 'pbkdf2').mockImplementation((...args: unknown[]) => {
    (args.at(-1) as (error: null, key: Buffer) => void)(null, Buffer.alloc(32));
  });
}

const device = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .find((cookie) => cookie.startsWith('staff_device='));

test('a known and an unknown address cost the same hash, and are answered in the same words', async () => {
  const hashes = vi.spyOn(crypto, 'pbkdf2');
  const answers: { status: number; body: string; hashed: unknown[][] }[] = [];
  for (const email of [ANN.email, 'nobody@example.test', ' ANN@example.test ']) {
    hashes.mockClear();
    const answer = await logIn(email, 'wrong password');
    const hashed = hashes.mock.calls.map(([, , ...cost]) => cost.slice(0, 3));
    answers.push({ status: answer.status, body: await answer.text(), hashed });
  }
  const [known, ...others] = answers;
  expect(known).toMatchObject({ status: 401, hashed: [[600_000, 32, 'sha256']] });
  for (const other of others) expect(other).toEqual(known);
});

test('many wrong passwords lock nobody out but their own network, known address or not', async () => {
  const { points } = STAFF_GUESSES.byAccountAndNetwork;
  refuseEveryPassword();
  for (const email of [ANN.email, 'nobody@example.test']) {
    const answers: number[] = [];
    for (let guess = 0; guess < points + 3; guess += 1) {
      answers.push(await status(email, 'wrong password', { ip: `2001:db8::${guess}` }));
    }
    expect(answers).toEqual([...Array(points).fill(401), 429, 429, 429]);
  }
  vi.restoreAllMocks();
  const refused = await logIn(ANN.email, ANN.password, { ip: '2001:db8::ffff' });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const [error] = ((await refused.json()) as { errors: { message: string; data: object }[] }).errors;
  expect(error?.message).toMatch(/^Too many attempts\. Try again in \d+ min\.$/);
  expect(error?.data).toEqual({ retryAfter: Number(refused.headers.get('retry-after')) });
  expect(await status(ANN.email, ANN.password, { ip: '2001:db8:0:1::1' })).toBe(200);
});

test('while many networks guess, the right password is taken from a device that it was used on before', async () => {
  const before = await logIn(ANN.email, ANN.password);
  const cookie = device(before);
  expect(before.headers.getSetCookie().join()).toMatch(/staff_device=[^;]+;[^,]*HttpOnly; SameSite=Lax/);
  const networks = STAFF_GUESSES.byAccount.points / STAFF_GUESSES.byAccountAndNetwork.points;
  refuseEveryPassword();
  for (let network = 0; network < networks; network += 1) {
    const ip = `198.51.100.${network}`;
    for (let guess = 0; guess < STAFF_GUESSES.byAccountAndNetwork.points; guess += 1) {
      await status(ANN.email, 'wrong password', { ip });
    }
  }
  vi.restoreAllMocks();
  expect(await status(ANN.email, ANN.password, { ip: '203.0.113.1' })).toBe(429);
  expect(await status(ANN.email, ANN.password, { ip: '203.0.113.1', cookie })).toBe(200);
  const forged = `${cookie?.slice(0, -2)}xx`;
  expect(await status(ANN.email, ANN.password, { ip: '203.0.113.1', cookie: forged })).toBe(429);
});

test('a known device guesses no more often than others', async () => {
  const cookie = device(await logIn(ANN.email, ANN.password));
  refuseEveryPassword();
  const answers: number[] = [];
  for (let guess = 0; guess <= STAFF_GUESSES.byDevice.points; guess += 1) {
    answers.push(await status(ANN.email, 'wrong password', { cookie, ip: `198.51.100.${guess}` }));
  }
  expect(answers.at(-2)).toBe(401);
  expect(answers.at(-1)).toBe(429);
});

test('a database that does not answer is no wrong password: 503, to be tried again', async () => {
  const server = await hangingServer(url);
  const times = { connect: 50, lock: 50, statement: 50, answer: 50 };
  const hanging = openDatabase(server.url, testLog, { times });
  limits = openLimits(hanging.db, rateLimits);
  server.hang();
  try {
    const answer = await logIn(ANN.email, ANN.password);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toEqual({ errors: [{ message: expect.stringContaining('try again') }] });
  } finally {
    limits = working;
    server.close();
    await hanging.close();
  }
});

/** Calls with the token of a session. */
const as = (token?: string | null) => (method: string, path: string, body: object) => {
  const headers = {
    'content-type': 'application/json',
    ...(token && { authorization: `JWT ${token}` }),
  };
  const init = { method, headers, body: JSON.stringify(body) };
  const request = new Request(`http://localhost:3001/api${path}`, init);
  return handleEndpoints({ config, request, payloadInstanceCacheKey: url });
};
const told = async (answer: Response) => {
  const { errors } = (await answer.json()) as { errors: { message: string }[] };
  return { status: answer.status, message: errors[0]?.message };
};

describe('an open desk', () => {
  const BEN = { email: 'ben@example.test', password: 'a sentence of ben' };
  const NEW = 'a new sentence of somebody';
  const account = async (email: string) => {
    const { docs } = await payload.find({ collection: 'staff', where: { email: { equals: email } } });
    return docs[0] ?? expect.fail(`there is no ${email}`);
  };

  test('changes neither password, address nor role, one’s own or a colleague’s, without the password', async () => {
    await payload.create({ collection: 'staff', data: { ...BEN, role: 'editor' } });
    const [ann, ben] = [await account(ANN.email), await account(BEN.email)];
    const { token } = await payload.login({ collection: 'staff', data: ANN });
    const ask = as(token);
    const refused = { status: 403, message: expect.stringContaining('your own password') };
    const paths = [`/staff/${ann.id}`, `/staff/${ben.id}`, '/staff?where[role][equals]=editor'];
    for (const path of paths) {
      for (const change of [{ password: NEW }, { email: 'thief@evil.test' }, { role: 'admin' }]) {
        // Ann is an administrator already.
        if (change.role && path === paths[0]) continue;
        expect(await told(await ask('PATCH', path, change))).toEqual(refused);
        const guessed = { ...change, currentPassword: BEN.password };
        expect(await told(await ask('PATCH', path, guessed))).toEqual(refused);
      }
    }
    expect(await status(ANN.email, ANN.password)).toBe(200);
    expect(await status(BEN.email, BEN.password)).toBe(200);
    expect(await account(BEN.email)).toMatchObject({ role: 'editor' });
  });

  test('makes no account without the password', async () => {
    const { token } = await payload.login({ collection: 'staff', data: ANN });
    const accomplice = { email: 'thief@evil.test', password: NEW, role: 'admin' };
    for (const currentPassword of [undefined, NEW]) {
      const asked = { ...accomplice, currentPassword };
      expect(await told(await as(token)('POST', '/staff', asked))).toEqual({
        status: 403,
        message: expect.stringContaining('your own password'),
      });
    }
    expect((await payload.find({ collection: 'staff' })).docs).toHaveLength(2);
    const colleague = { ...accomplice, email: 'dan@example.test', currentPassword: ANN.password };
    const answer = await as(token)('POST', '/staff', colleague);
    expect(answer.status).toBe(201);
    expect(await answer.text()).not.toContain(ANN.password);
    const dan = await account('dan@example.test');
    const demoted = { role: 'editor', currentPassword: ANN.password };
    expect((await as(token)('PATCH', `/staff/${dan.id}`, demoted)).status).toBe(200);
    expect(await account('dan@example.test')).toMatchObject({ role: 'editor' });
  });

  test('saves the rest as ever, and with the password these, too', async () => {
    const ben = await account(BEN.email);
    const { token } = await payload.login({ collection: 'staff', data: BEN });
    const ask = as(token);
    const path = `/staff/${ben.id}`;
    // The form always sends the address and the role, too.
    const form = { name: 'Ben', email: BEN.email.toUpperCase(), role: 'editor', currentPassword: '' };
    expect((await ask('PATCH', path, form)).status).toBe(200);
    const moved = { email: 'ben@other.test', password: NEW, currentPassword: BEN.password };
    const answer = await ask('PATCH', path, moved);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain(BEN.password);
    expect(await account('ben@other.test')).toMatchObject({ name: 'Ben' });
    expect(await status('ben@other.test', NEW)).toBe(200);
  });

  test('is no place to guess the password', async () => {
    const ben = await account('ben@other.test');
    const { token } = await payload.login({ collection: 'staff', data: { email: ben.email, password: NEW } });
    const { points } = STAFF_GUESSES.byAccountAndNetwork;
    refuseEveryPassword();
    const guess = () =>
      as(token)('PATCH', `/staff/${ben.id}`, { password: 'x y z 1 2 3', currentPassword: 'x' });
    const answers: number[] = [];
    for (let tried = 0; tried <= points; tried += 1) answers.push((await guess()).status);
    expect(answers).toEqual([...Array(points).fill(403), 429]);
  });
});

describe('a forgotten password', () => {
  const CAT = { email: 'cat@example.test', password: 'a sentence of cat' };
  const ask = (email: string, ip = '192.0.2.1') => {
    const request = new Request('http://localhost:3001/api/staff/forgot-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
      body: JSON.stringify({ email }),
    });
    return handleEndpoints({ config, request, payloadInstanceCacheKey: url });
  };
  const tokenOf = async ({ email }: { email: string }) => {
    const { rows } = await db.execute<{ reset_password_token: string }>(
      `select reset_password_token from cms.staff where email = '${email}'`,
    );
    return rows[0]?.reset_password_token;
  };
  /** Payload itself waits a quarter of a minute between two reset mails; this makes it forget the last one. */
  const quarterLater = () => db.execute('update cms.staff set reset_password_requested_at = null');
  beforeEach(async () => {
    mails.length = 0;
    await quarterLater();
  });

  test('is answered in the same words, and before the mail has left', async () => {
    await payload.create({ collection: 'staff', data: { ...CAT, role: 'editor' } });
    const server = Promise.withResolvers<void>();
    mailServer = server.promise;
    const [known, unknown] = [await ask(CAT.email), await ask('nobody@example.test')];
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    expect([known.status, mails]).toEqual([200, []]);
    server.resolve();
    await vi.waitFor(() => expect(mails).toEqual([CAT.email]));
    expect((await ask(' ')).status).toBe(400);
  });

  test('is asked for so often by one network, known address or not', async () => {
    for (const email of [CAT.email, 'nobody@example.test']) {
      const answers: number[] = [];
      for (let asked = 0; asked <= STAFF_RESETS.byAccountAndNetwork.points; asked += 1)
        answers.push((await ask(email, `2001:db8::${asked}`)).status);
      expect(answers).toEqual([...Array(STAFF_RESETS.byAccountAndNetwork.points).fill(200), 429]);
    }
    const answers: number[] = [];
    for (let asked = 0; asked <= STAFF_RESETS.byNetwork.points; asked += 1)
      answers.push((await ask(`nobody-${asked}@example.test`)).status);
    expect(answers).toEqual([...Array(STAFF_RESETS.byNetwork.points).fill(200), 429]);
  });

  test('has a link that works, however many networks ask for another one', async () => {
    const { points } = STAFF_RESETS.byAccount;
    for (let asked = 0; asked < points; asked += 1) {
      await quarterLater();
      expect((await ask(CAT.email, `198.51.100.${asked}`)).status).toBe(200);
      await vi.waitFor(() => expect(mails).toHaveLength(asked + 1));
    }
    const standing = await tokenOf(CAT);
    await quarterLater();
    expect((await ask(CAT.email, '203.0.113.1')).status).toBe(200);
    // Accounts are changed one after the other, so the earlier request is finished by then.
    await ask(ANN.email, '203.0.113.1');
    await vi.waitFor(() => expect(mails).toContain(ANN.email));
    expect(mails).toHaveLength(points + 1);
    expect(await tokenOf(CAT)).toBe(standing);
  });

  const choose = (token: string, ip = '192.0.2.1') => {
    const request = new Request('http://localhost:3001/api/staff/reset-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
      body: JSON.stringify({ token, password: 'another sentence of cat' }),
    });
    return handleEndpoints({ config, request, payloadInstanceCacheKey: url });
  };

  test('is set by so many links from one network, mailed or made up', async () => {
    const answers: number[] = [];
    for (let tried = 0; tried <= LINKS_BY_NETWORK.points; tried += 1)
      answers.push((await choose('made-up', `2001:db8::${tried}`)).status);
    expect(answers).toEqual([...Array(LINKS_BY_NETWORK.points).fill(403), 429]);
    const token = (await tokenOf(CAT)) ?? expect.fail('no link');
    expect((await choose(token, '2001:db8::1')).status).toBe(429);
    expect((await choose(token)).status).toBe(200);
  });

  test('by a made-up link waits for no change of an account', async () => {
    await db.transaction(async (tx) => {
      await tx.execute(`select pg_advisory_xact_lock(hashtextextended('staff accounts', 0))`);
      expect(await told(await choose('made-up'))).toEqual({
        status: 403,
        message: expect.stringMatching(/^This link/),
      });
    });
  });
});

describe('a password that anybody would try', () => {
  const common = [
    ['seven77', 'Use at least 8 characters.'],
    ['Password1', 'too common'],
    ['Spindle-Admin-2026', 'too common'],
    ['x'.repeat(129), 'Use 128 characters or fewer.'],
    [12345678, 'A password is a text.'],
  ] as const;
  const ids = async () => (await payload.find({ collection: 'staff', limit: 100 })).docs.map(({ id }) => id);

  test('is nobody’s: for a colleague, for oneself, for several', async () => {
    const before = await ids();
    const { token } = await payload.login({ collection: 'staff', data: ANN });
    const ask = as(token);
    for (const [password, words] of common) {
      const refused = { status: 400, message: expect.stringContaining(words) };
      const colleague = { email: 'ben@example.test', password, role: 'editor' };
      expect(await told(await ask('POST', '/staff', colleague))).toEqual(refused);
      expect(await told(await ask('PATCH', `/staff/${before[0]}`, { password }))).toEqual(refused);
      expect(await told(await ask('PATCH', '/staff?where[id][exists]=true', { password }))).toEqual(refused);
    }
    expect(await ids()).toEqual(before);
    expect(await status(ANN.email, ANN.password)).toBe(200);
  });

  test('is set by no link of a mail, which works on', async () => {
    const token = await payload.forgotPassword({
      collection: 'staff',
      data: { email: ANN.email },
      disableEmail: true,
    });
    const choose = (password: unknown) => as()('POST', '/staff/reset-password', { token, password });
    for (const [password, words] of common.slice(0, 4))
      expect(await told(await choose(password))).toEqual({
        status: 400,
        message: expect.stringContaining(words),
      });
    expect((await choose(ANN.password)).status).toBe(200);
  });

  test('is not that of the first account', async () => {
    await db.execute('delete from cms.staff');
    const first = (password: string) => as()('POST', '/staff/first-register', { email: ANN.email, password });
    expect(await told(await first('password1'))).toEqual({
      status: 400,
      message: expect.stringContaining('too common'),
    });
    expect(await ids()).toEqual([]);
    expect((await first(ANN.password)).status).toBe(200);
  });
});
