import { expect, test } from 'vitest';
import type { HttpClient } from '../../calls/http-client.ts';
import { endActing } from './end-acting.ts';

/** What was asked, and where it led. */
async function end(answer: () => Promise<unknown>, isActing = true): Promise<string[]> {
  const said: string[] = [];
  const call = (async (name: string) => {
    said.push(name);
    return answer();
  }) as unknown as HttpClient;
  await endActing(call, {
    centre: '/member',
    isActing: () => isActing,
    go: (path) => void said.push(path),
    reload: () => void said.push('anew'),
  });
  return said;
}
const ASKED = 'POST /backend/member/logout';

test('the page is shown anew once it has ended', async () => {
  expect(await end(async () => ({ cscode: 0 }))).toEqual([ASKED, 'anew']);
});

test('nothing is asked where another tab has ended it: that would end a log-in of their own', async () => {
  expect(await end(async () => ({ cscode: 0 }), false)).toEqual(['anew']);
});

test.each([
  ['the shop says otherwise', async () => ({ cscode: 1 })],
  ['the shop refuses', () => Promise.reject({ error: 'server_error' })],
  ['nothing answers', () => Promise.reject(new Error('network'))],
])('the member centre says how things stand where %s', async (_why, answer) => {
  expect(await end(answer)).toEqual([ASKED, '/member']);
});
