import { afterEach, expect, it, vi } from 'vitest';
import { pageCalls } from './use-calls.ts';

afterEach(() => vi.unstubAllGlobals());

const page = {
  locale: 'de',
  prefix: '/de',
  backendHost: 'https://api.shop.test',
  cookieDomain: 'shop.test',
} as const;

it.each([
  ['resolved', 10010, 200],
  ['rejected', 85641, 401],
])('a %s call that says %i forgets the log-in and goes to the log-in page', async (_, cscode, status) => {
  vi.stubGlobal('fetch', async () => Response.json({ cscode }, { status }));
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
  const call = pageCalls(page, { jar, go: (path) => gone.push(path) });
  await call('POST /backend/member/info').catch(() => {});
  expect(gone).toEqual(['/de/member?a=login']);
  expect(cleared).toContain('user_info_new=; Path=/; Max-Age=0; Domain=shop.test');
});
