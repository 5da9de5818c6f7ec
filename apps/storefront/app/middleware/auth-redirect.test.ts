import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { AHEAD_HEADER } from '../../page/ahead.ts';
import {
  type PageServices,
  requestContext,
  type ShopRequest,
  servicesContext,
} from '../../page/request-context.ts';
import { authRedirect } from './auth-redirect.ts';

const origin = 'https://shop.test';
const over = { kind: 'anonymous', expired: true };

/** What the middleware answers instead of the page. */
async function answerTo(viewer: object, address: string, headers: Record<string, string> = {}) {
  const context = new RouterContextProvider();
  const config = { cookies: { secure: true, domain: undefined } };
  context.set(servicesContext, { config } as unknown as PageServices);
  const page = { origin, prefix: '/de' };
  context.set(requestContext, { viewer: async () => viewer, page } as unknown as ShopRequest);
  const url = new URL(address, origin);
  const args = { context, url, request: new Request(url, { headers }) };
  try {
    await authRedirect(args as never, async () => new Response());
    return undefined;
  } catch (thrown) {
    return thrown as Response;
  }
}

test('who is not logged in is led to the log-in and back, and told where a session has ended', async () => {
  const guest = await answerTo({ kind: 'anonymous', expired: false }, '/de/member?a=orders');
  expect(guest?.headers.get('location')).toBe(
    `${origin}/de/member?a=login&back=${encodeURIComponent('/de/member?a=orders')}`,
  );
  expect(guest?.headers.getSetCookie()).toEqual([]);
  const ended = await answerTo(over, '/de/member?a=orders');
  expect(ended?.headers.get('location')).toMatch(/&ended=1$/);
  expect(ended?.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^user_info_new=;.*Max-Age=0/));
  expect(await answerTo(over, '/de/member?a=login')).toBeUndefined();
  expect(await answerTo({ kind: 'member' }, '/de/member?a=orders')).toBeUndefined();
});

test('a link that is only pointed at leaves cookies and word to the navigation', async () => {
  for (const viewer of [over, { kind: 'anonymous', expired: false }]) {
    for (const [name, value] of [
      [AHEAD_HEADER, '1'],
      ['sec-purpose', 'prefetch;prerender'],
    ] as const) {
      const ahead = await answerTo(viewer, '/de/member?a=orders', { [name]: value });
      expect(ahead).toMatchObject({ status: 204, body: null });
      expect([...(ahead?.headers ?? [])]).toEqual([]);
    }
  }
});
