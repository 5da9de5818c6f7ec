import { expect, it, vi } from 'vitest';
import { createHttpClient } from '../../calls/http-client.ts';
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

const callTo = (answer: () => Promise<Response>) =>
  createHttpClient({ locale: 'en', backendHost: '', fetch: answer });
const LOGGED_IN = ['user_info_new', 'username', 'vip', 'email', 'uid', 'isSubUser', 'spindle_consent'];
const answering =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });

it('forgets the log-in when the shop says yes', async () => {
  const jar = jarOf(...LOGGED_IN);
  const report = vi.fn();
  expect(await logOut(callTo(answering({ cscode: 0 })), '', { jar, report })).toBe('done');
  expect(report).not.toHaveBeenCalled();
  expect([...jar.held]).toEqual(['spindle_consent']);
});

it.each([
  [10010, 200],
  [85641, 401],
])('takes %i for an end that has come already', async (cscode, status) => {
  const jar = jarOf(...LOGGED_IN);
  const report = vi.fn();
  expect(await logOut(callTo(answering({ cscode }, status)), '', { jar, report })).toBe('ended');
  expect(report).not.toHaveBeenCalled();
  expect([...jar.held]).toEqual(['spindle_consent']);
});

it.each([
  ['another code', '10003', answering({ cscode: 10003 }, 403)],
  ['an error page', 'unreadable', async () => new Response('<h1>oops</h1>', { status: 502 })],
])('stays logged in when the shop answers %s, which is traced', async (_what, label, send) => {
  const jar = jarOf(...LOGGED_IN);
  const report = vi.fn();
  expect(await logOut(callTo(send), '', { jar, report })).toBe('failed');
  expect(report.mock.calls).toEqual([['log_out_failed', label]]);
  expect([...jar.held]).toEqual(LOGGED_IN);
});

it('forgets what it can without a network, and leaves word for the next contact', async () => {
  const jar = jarOf(...LOGGED_IN);
  const send = async () => {
    throw new TypeError('Failed to fetch');
  };
  const report = vi.fn();
  expect(await logOut(callTo(send), '', { jar, report })).toBe('offline');
  expect(report.mock.calls).toEqual([['log_out_failed', 'network']]);
  expect([...jar.held]).toEqual(['spindle_consent', 'log_out_pending']);
});
