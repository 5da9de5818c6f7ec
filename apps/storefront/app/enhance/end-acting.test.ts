import { expect, test } from 'vitest';
import type { HttpClient } from '../../calls/http-client.ts';
import { endActing } from './end-acting.ts';

const SHOWN = { until: '2026-11-23T10:15:00.000Z' };
/** The call that was made, and where it led. */
async function end(
  answer: () => Promise<unknown>,
  acting: { until: string } | null = SHOWN,
): Promise<string[]> {
  const said: string[] = [];
  const call = (async (name: string) => {
    said.push(name);
    return answer();
  }) as unknown as HttpClient;
  await endActing(call, {
    centre: '/member',
    shown: SHOWN,
    present: () => acting ?? undefined,
    go: (path) => void said.push(path),
    reload: () => void said.push('anew'),
  });
  return said;
}
const ASKED = 'POST /backend/member/logout';

test('the page is shown anew once it has ended', async () => {
  expect(await end(async () => ({ cscode: 0 }))).toEqual([ASKED, 'anew']);
});

test.each([
  ['has ended it: that would end a log-in of their own', null],
  ['has begun another one since: that would end this one', { until: '2026-11-23T10:20:00.000Z' }],
])('nothing is asked where another tab %s', async (_what, present) => {
  expect(await end(async () => ({ cscode: 0 }), present)).toEqual(['anew']);
});

test.each([
  ['the shop says otherwise', async () => ({ cscode: 1 })],
  ['the shop refuses', () => Promise.reject({ error: 'server_error' })],
  ['nothing answers', () => Promise.reject(new Error('network'))],
])('the member centre says how things stand where %s', async (_why, answer) => {
  expect(await end(answer)).toEqual([ASKED, '/member']);
});
