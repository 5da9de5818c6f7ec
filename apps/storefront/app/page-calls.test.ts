import { readConfig } from '@spindle/platform/config.ts';
import { expect, it } from 'vitest';
import { atServer } from '../page/app-state.ts';
import { appStateOf } from '../server/app-state.ts';
import { pageCalls } from './page-calls.ts';

const config = readConfig({
  SANDBOX: '1',
  SECRET: 'a'.repeat(32),
  DATABASE_URL: 'postgres://nobody@127.0.0.1/nothing',
  LOCALES: 'en,de',
  ORIGIN: 'https://shop.example',
  BACKEND_HOST_FR: 'https://fr.shop.example',
});
const [, german] = config.sites;
if (!german) throw new Error('There is no second language.');
const state = appStateOf(config, german, undefined);

it.each([
  ['resolved', 10010, 200],
  ['rejected', 85641, 401],
])('a %s call that says %i forgets the log-in and goes to the log-in page', async (_, cscode, status) => {
  const cleared: string[] = [];
  const jar = {
    get cookie() {
      return '';
    },
    set cookie(text: string) {
      cleared.push(text);
    },
  };
  const gone: string[] = [];
  const call = pageCalls(state, {
    jar,
    here: () => 'https://shop.example/de/member?a=account',
    go: (path) => gone.push(path),
    fetch: async () => Response.json({ cscode }, { status }),
  });
  await call('POST /backend/member/info').catch(() => {});
  expect(gone).toEqual(['/de/member?a=login']);
  expect(cleared).toContain('user_info_new=; Max-Age=0; Domain=shop.example; Path=/; SameSite=Lax');
});

it('does not load the log-in page again and again', async () => {
  const gone: string[] = [];
  let here = 'https://shop.example/de/member?a=login&back=%2Fde%2Fstore&ended=1';
  const call = pageCalls(state, {
    jar: { cookie: '' },
    here: () => here,
    go: (path) => gone.push(path),
    fetch: async () => Response.json({ cscode: 85641 }, { status: 401 }),
  });
  await call('POST /backend/member/info').catch(() => {});
  expect(gone).toEqual([]);
  here = 'https://shop.example/member?a=login';
  await call('POST /backend/member/info').catch(() => {});
  expect(gone).toEqual(['/de/member?a=login']);
});

it.each([
  ['us', '/backend/member/info'],
  ['fr', 'https://fr.shop.example/backend/member/info'],
  ['elsewhere', '/backend/member/info'],
])('at the server location %s it goes to %s', async (server, url) => {
  const asked: unknown[] = [];
  const call = pageCalls(atServer(state, server), {
    jar: { cookie: '' },
    fetch: async (to) => {
      asked.push(to);
      return Response.json({ cscode: 0 });
    },
  });
  await call('POST /backend/member/info');
  expect(asked).toEqual([url]);
});
