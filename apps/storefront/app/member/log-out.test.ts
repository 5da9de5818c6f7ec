import { expect, it } from 'vitest';
import { logOut } from './log-out.ts';

/** A cookie jar that takes assignments as `document.cookie` does. */
function jarOf(...names: string[]) {
  const held = new Set(names);
  return {
    held,
    get cookie() {
      return [...held].map((name) => `${name}=1`).join('; ');
    },
    set cookie(text: string) {
      const name = text.split('=')[0] ?? '';
      if (text.includes('Max-Age=0')) held.delete(name);
      else held.add(name);
    },
  };
}

const page = { backendHost: '', cookieDomain: undefined };
const LOGGED_IN = ['user_info_new', 'username', 'vip', 'email', 'uid', 'isSubUser', 'spindle_consent'];
const answering =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });

it('forgets the log-in when the shop says yes', async () => {
  const jar = jarOf(...LOGGED_IN);
  expect(await logOut(page, { call: answering({ cscode: 0 }), jar })).toBe('done');
  expect([...jar.held]).toEqual(['spindle_consent']);
});

it.each([
  ['another code', answering({ cscode: 10003 }, 403)],
  ['an error page', async () => new Response('<h1>oops</h1>', { status: 502 })],
])('stays logged in when the shop answers %s', async (_what, send) => {
  const jar = jarOf(...LOGGED_IN);
  expect(await logOut(page, { call: send, jar })).toBe('failed');
  expect([...jar.held]).toEqual(LOGGED_IN);
});

it('forgets what it can without a network, and leaves word for the next contact', async () => {
  const jar = jarOf(...LOGGED_IN);
  const send = async () => {
    throw new TypeError('Failed to fetch');
  };
  expect(await logOut(page, { call: send, jar })).toBe('offline');
  expect([...jar.held]).toEqual(['spindle_consent', 'log_out_pending']);
});
