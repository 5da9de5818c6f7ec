import { expect, test } from 'vitest';
import { createHttpClient } from '../../../calls/http-client.ts';
import { enterByCall } from './enter-by-call.ts';

const link = { token: 't', client_e: 'YUBi', challenge: 'c' };
const enter = (answer: () => Promise<Response>) =>
  enterByCall(link, createHttpClient({ locale: 'en', backendHost: '', fetch: answer }));

test('only the status true is a log-in', async () => {
  const data = { status: true, user: {} };
  expect(await enter(async () => Response.json({ cscode: 0, msg: '', data }))).toEqual({ in: true });
  const unsure = { cscode: 0, msg: '', data: { status: 'true' } };
  expect(await enter(async () => Response.json(unsure))).toEqual({ in: false, error: 'server_error' });
});

test.each([
  ['a refusal', 'link_ended', async () => Response.json({ error: 'link_ended' }, { status: 422 })],
  ['no words', 'server_error', async () => new Response('<h1>oops', { status: 502 })],
  ['an answer without data', 'server_error', async () => Response.json({ cscode: 0 })],
  [
    'no network',
    'server_error',
    async () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('%s logs in nobody, and is said', async (_what, error, answer) => {
  expect(await enter(answer)).toEqual({ in: false, error });
});
