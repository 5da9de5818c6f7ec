import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openLog } from '@spindle/platform/log.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openRecaptcha } from './open-recaptcha.ts';
import { LEAST_SCORE } from './thresholds.ts';

/** What the server in Google's place answers, and the requests it got. */
let answer: { status?: number; body?: unknown; silent?: boolean };
let asked: { path: string; type: string | undefined; fields: Record<string, string> }[];
const good = { success: true, score: 0.9, action: 'login', hostname: 'shop.test' };
beforeEach(() => {
  answer = { body: good };
  asked = [];
});

const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const fields = Object.fromEntries(new URLSearchParams(body));
  asked.push({ path: request.url ?? '', type: request.headers['content-type'], fields });
  if (answer.silent) return;
  response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', location: '/elsewhere' });
  response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const { port } = server.address() as AddressInfo;

const settings = {
  ...{ siteKey: 'site-key', secretKey: 'secret-key', hostnames: ['shop.test', 'de.shop.test'] },
  ...{ log: openLog('test', 'silent'), url: `http://127.0.0.1:${port}/siteverify`, timeoutMs: 200 },
};
const recaptcha = openRecaptcha(settings);
const verify = () => recaptcha.verify('a token', { purpose: 'login', ip: '192.0.2.1' });

test('a token is shown to Google, with the secret and the address of who sends it', async () => {
  expect(await verify()).toBe(true);
  expect(asked).toEqual([
    {
      path: '/siteverify',
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
      fields: { secret: 'secret-key', response: 'a token', remoteip: '192.0.2.1' },
    },
  ]);
});

test.each([
  ['that Google refuses', { ...good, success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['of another form', { ...good, action: 'register' }],
  ['of no form', { ...good, action: undefined }],
  ['of another site', { ...good, hostname: 'evil.test' }],
  ['of no site', { ...good, hostname: undefined }],
  ['of a program', { ...good, score: LEAST_SCORE - 0.1 }],
  ['without a score, of another kind of key', { ...good, score: undefined }],
  ['with a score that is none', { ...good, score: 9 }],
  ['about which nothing is said', {}],
])('a token %s is worth nothing', async (_what, body) => {
  answer = { body };
  expect(await verify()).toBe(false);
});

test('a score of just enough and another host of the shop are right', async () => {
  answer = { body: { ...good, score: LEAST_SCORE, hostname: 'de.shop.test' } };
  expect(await verify()).toBe(true);
});

test.each([
  ['fails', { status: 500, body: good }],
  ['leads elsewhere', { status: 302, body: good }],
  ['answers nonsense', { body: '<html>' }],
  ['answers without end', { body: ' '.repeat(100_000) }],
  ['does not answer', { silent: true }],
])('where Google %s, no token is right', async (_what, told) => {
  answer = told;
  expect(await verify()).toBe(false);
});

test('where Google is not there, no token is right', async () => {
  const nobody = openRecaptcha({ ...settings, url: 'http://127.0.0.1:9/siteverify' });
  expect(await nobody.verify('a token', { purpose: 'login', ip: '192.0.2.1' })).toBe(false);
});

test('what is longer than any token is not asked about', async () => {
  expect(await recaptcha.verify('a'.repeat(8_193), { purpose: 'login', ip: '192.0.2.1' })).toBe(false);
  expect(asked).toEqual([]);
});
