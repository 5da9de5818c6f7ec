import { readConfig } from '@spindle/platform/config.ts';
import { expect, test } from 'vitest';
import type { AppState } from '../../page/app-state.ts';
import { appStateOf } from '../../server/app-state.ts';
import { type BrowserMiddleware, NothingHere, namedInBrowser, runInBrowser } from './in-browser.ts';

const config = readConfig({
  SANDBOX: '1',
  SECRET: 'a'.repeat(32),
  DATABASE_URL: 'postgres://nobody@127.0.0.1/nothing',
});
const nobody = appStateOf(config, config.sites[0], undefined);
const somebody: AppState = { ...nobody, user_info: { ...nobody.user_info, isInit: true } };
const url = new URL('https://shop.test/member?a=my_products&page=2');

const run = (all: BrowserMiddleware[], at = url, state = nobody) => runInBrowser(all, at, () => state);

test.each<[string, BrowserMiddleware]>([
  ['says no', () => false],
  ['says no later', async () => false as const],
  [
    'fails',
    () => {
      throw new TypeError('a bug');
    },
  ],
  ['fails later', async () => Promise.reject(new Error('no answer'))],
])('middleware that %s finds that nothing is here', async (_, middleware) => {
  await expect(run([middleware])).rejects.toBeInstanceOf(NothingHere);
});

test('middleware runs in its order, until one leads elsewhere', async () => {
  const ran: string[] = [];
  const all: BrowserMiddleware[] = [
    async () => void ran.push('first'),
    () => ({ to: '/elsewhere' }),
    () => void ran.push('never'),
  ];
  expect(await run(all)).toEqual({ to: '/elsewhere' });
  expect(ran).toEqual(['first']);
});

test('who has logged out in another tab goes to the log-in page, and back afterwards', async () => {
  const authRedirect = namedInBrowser('auth-redirect');
  expect(await run([authRedirect])).toEqual({
    to: '/member?a=login&back=%2Fmember%3Fa%3Dmy_products%26page%3D2',
  });
  expect(await run([authRedirect], url, somebody)).toBeUndefined();
  expect(await run([authRedirect], new URL('/member?a=login', url))).toBeUndefined();
});

test('a name without middleware is an error', () => {
  expect(() => namedInBrowser('get-hologram')).toThrow("Unknown route middleware: 'get-hologram'");
});
