import { Agent, request } from 'node:http';
import { DEMO_MEMBER } from '@spindle/domain/accounts/seed-demo.ts';
import { visitorTimes } from '@spindle/platform/bounded-pool.ts';
import { freePort } from '@spindle/platform/testing/free-port.ts';
import { type HangingServer, hangingServer } from '@spindle/platform/testing/hanging-server.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  builtStorefront,
  endStorefronts,
  type RunningStorefront,
  startBuilt,
} from './testing/built-storefront.ts';
import { hasNginx, startShippedNginx } from './testing/shipped-nginx.ts';
import { stockedDatabase } from './testing/stocked-database.ts';

const { url } = await stockedDatabase();
const settings = { DATABASE_URL: url, SECRET: 's'.repeat(32) };
let build: string;

beforeAll(async () => {
  build = await builtStorefront();
});

afterAll(endStorefronts);

const start = (more: Record<string, string> = {}) => startBuilt(build, { ...settings, ...more });

describe('while PostgreSQL hangs', () => {
  /** Long enough that a pause of a busy machine does not look like a second timeout, ms. */
  const TIMEOUT = 10_000;
  let server: HangingServer;
  let shop: RunningStorefront;
  /** The token and cookies of a form that was opened before the outage, and the cookies of a logged-in member. */
  let visitor: { cookie: string; token: string };
  let member: string;

  beforeAll(async () => {
    server = await hangingServer(url);
    shop = await start({ DATABASE_URL: server.url, DATABASE_TIMEOUT: String(TIMEOUT) });
    visitor = await openForm();
    member = await logInDemoMember();
    for (const path of ['/dvd-ripper', '/checkout?pid=643&opt643=LFT']) {
      expect((await fetch(shop.origin + path)).status).toBe(200);
    }
    server.hang();
  });
  afterAll(() => server.close());

  const cookiesOf = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';', 1)[0])
      .join('; ');
  async function openForm() {
    const page = await fetch(`${shop.origin}/member?a=login`);
    const [, token = ''] = /name="csrf_token" value="([^"]+)"/.exec(await page.text()) ?? [];
    return { cookie: cookiesOf(page), token };
  }
  const login = (fields: object): RequestInit => ({
    method: 'POST',
    headers: { origin: shop.origin, 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  });
  async function logInDemoMember() {
    const { email, password } = DEMO_MEMBER;
    return cookiesOf(await fetch(`${shop.origin}/backend/api/auth/login`, login({ email, password })));
  }
  const form = (fields: Record<string, string>): RequestInit => ({
    method: 'POST',
    headers: { origin: shop.origin, cookie: visitor.cookie },
    body: new URLSearchParams({ ...fields, csrf_token: visitor.token }),
  });
  const timed = async (path: string, init: RequestInit = {}) => {
    const since = performance.now();
    const answer = await fetch(shop.origin + path, { ...init, redirect: 'manual' });
    return { answer, text: await answer.text(), milliseconds: performance.now() - since };
  };

  test('the node stays in the balancer and says what is missing, before the database has had its time', async () => {
    const { answer, text, milliseconds } = await timed('/readyz');
    expect(answer.status).toBe(200);
    expect(JSON.parse(text)).toEqual({ status: 'ready', missing: ['database'] });
    expect(milliseconds).toBeLessThan(TIMEOUT);
  });

  test('stored pages go on without asking it', async () => {
    const { answer, milliseconds } = await timed('/dvd-ripper');
    expect(answer.status).toBe(200);
    expect(milliseconds).toBeLessThan(TIMEOUT);
  });

  const SIGN_IN = { email: 'a@example.test', password: 'not the password' };
  // Concurrently: each waits for its own deadline, instead of one after the other.
  test.concurrent.each<[string, string, () => RequestInit]>([
    ['the checkout', '/checkout?pid=641&opt641=LFT', () => ({})],
    ['a checkout that is sent', '/checkout?pid=643&opt643=LFT', () => form({ email: 'a@example.test' })],
    ['a log-in', '/member?a=login', () => form(SIGN_IN)],
    ['the member centre', '/member?a=my_products', () => ({ headers: { cookie: member } })],
    ['a page that is not stored', '/blu-ray-ripper', () => ({})],
    ['a call', '/backend/api/auth/login', () => login(SIGN_IN)],
  ])('%s says so', async (_what, path, init) => {
    const { answer, text, milliseconds } = await timed(path, init());
    expect({ path, status: answer.status, text }).toMatchObject({ status: 503 });
    expect(answer.headers.get('retry-after')).toBe('10');
    if (path.startsWith('/backend/'))
      expect(JSON.parse(text)).toMatchObject({ error: 'unavailable', data: null });
    else expect(text).toContain('database');
    const { connect, answer: answered } = visitorTimes(TIMEOUT);
    expect(milliseconds).toBeLessThan(connect + answered);
  });

  test('it ends in order', async () => {
    expect(await shop.stop()).toBe(0);
  });
});

/**
 * Clients that send requests without a pause over kept connections.
 * @returns what failed, and how many were answered
 */
function load(origin: string, clients: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const failures: string[] = [];
  let answered = 0;
  let going = true;
  const ask = (index: number) =>
    new Promise<void>((resolve) => {
      const isPost = index % 4 === 0;
      const fail = (reason: string) => {
        failures.push(`${isPost ? 'POST' : 'GET'} ${reason}`);
        resolve();
      };
      // Requests with a session bypass nginx's cache, so that every request reaches a node.
      const headers = { cookie: index % 2 ? 'laravel_session=none' : 'a=b', origin };
      const target = isPost ? '/backend/nothing' : index % 3 ? '/dvd-ripper' : '/checkout?pid=643&opt643=LFT';
      const sent = request(origin + target, { agent, method: isPost ? 'POST' : 'GET', headers }, (answer) => {
        answer.resume().on('error', ({ message }) => fail(message));
        answer.on('end', () => {
          answered++;
          if ((answer.statusCode ?? 500) >= 500) fail(String(answer.statusCode));
          else resolve();
        });
      });
      sent.on('error', ({ message }) => fail(message)).end();
    });
  const work = Array.from({ length: clients }, async (_, client) => {
    for (let index = client; going; index++) await ask(index);
  });
  return {
    answered: () => answered,
    async stop() {
      going = false;
      await Promise.all(work);
      agent.destroy();
      return { answered, failures };
    },
  };
}

// The promise holds for nginx as shipped. Where it is not installed, connections.test.ts shows how a node closes its connections.
test('one of two nodes behind nginx stops, and no request fails', async ({ skip }) => {
  skip(!hasNginx, 'nginx is not installed');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const [first, last] = await Promise.all([start({ ORIGIN: origin }), start({ ORIGIN: origin })]);
  const nodes = [first, last].map((node) => Number(new URL(node.origin).port));
  const nginx = await startShippedNginx({ port, nodes });
  const visitors = load(origin, 20);
  try {
    await expect.poll(visitors.answered).toBeGreaterThan(200);
    expect(await last.stop()).toBe(0);
    const then = visitors.answered();
    await expect.poll(visitors.answered).toBeGreaterThan(then + 100);
  } finally {
    const { answered, failures } = await visitors.stop();
    await nginx.stop();
    expect({ answered, failures }).toEqual({ answered, failures: [] });
  }
});
