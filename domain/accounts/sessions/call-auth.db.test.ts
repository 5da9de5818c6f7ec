import { readConfig } from '@spindle/platform/config.ts';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import { openLog } from '@spindle/platform/log.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { hangingServer } from '@spindle/platform/testing/hanging-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop } from '../../open-shop.ts';
import { DEMO_MEMBER, seedDemoMember } from '../seed-demo.ts';
import { cookieHeader, testSender } from '../testing/accounts.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { openSession } from './open-session.ts';
import { readViewer } from './read-viewer.ts';

const { db, url } = await testDatabase();
const { memberId } = await seedDemoMember(db);
const SETTINGS = { NODE_ENV: 'test', SANDBOX: '1', JOBS: 'off', SECRET: 's'.repeat(32) };
const CREDENTIALS = { ...DEMO_MEMBER, sender: testSender() };
// No queue runs here, so no mail about a new device is sent.
const PROVED = { memberId, way: 'password' as const, sender: testSender(), isUntold: true };

const open = (databaseUrl: string, timeout: number) =>
  openShop(
    readConfig({ ...SETTINGS, DATABASE_URL: databaseUrl, DATABASE_TIMEOUT: String(timeout) }),
    openLog('test', 'silent'),
    { clock: { now: () => new Date() } },
  );
const patient = await open(url, 60_000);
const server = await hangingServer(url);
const shop = await open(server.url, 100);
let headers: Headers;
beforeAll(async () => {
  const session = await openSession(patient.deps, PROVED);
  headers = new Headers({ cookie: cookieHeader(session.cookies) });
  server.hang();
});
afterAll(async () => {
  server.close();
  await Promise.all([shop.close(), patient.close()]);
});

test.each<[string, () => Promise<unknown>]>([
  ['reading a session', () => readViewer(shop.deps, headers)],
  ['a log-out', () => logOut(shop.deps, headers)],
  ['opening a session', () => openSession(shop.deps, PROVED)],
  ['a log-in', () => logIn(shop.deps, CREDENTIALS)],
])('%s says when it was the database', async (_what, act) => {
  const error = await act().then(
    (answer) => expect.fail(`it answered ${JSON.stringify(answer)}`),
    (thrown: unknown) => thrown,
  );
  expect(isDatabaseOutage(error)).toBe(true);
});

test('without an outage the library has the last word', async () => {
  const wrong = { ...CREDENTIALS, password: 'not the password' };
  expect(await logIn(patient.deps, wrong)).toEqual({ ok: false, error: 'bad_credentials' });
  expect(await readViewer(patient.deps, headers)).toMatchObject({ kind: 'member' });
});
