import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { GET } from './app/metrics/route.ts';
import { judgeMetricsReaders } from './metrics-reader.ts';

const TOKEN = 't'.repeat(32);
const SETTINGS = {
  SANDBOX: '1',
  SECRET: 's'.repeat(32),
  DATABASE_URL: 'postgres://localhost/none',
  METRICS_TOKEN: TOKEN,
};

/** Calls the route as Next.js does: without the request, but on its way. */
const server = createServer(async (_, res) => {
  const { status } = await GET();
  res.writeHead(status).end();
});

beforeAll(async () => {
  for (const [name, value] of Object.entries(SETTINGS)) vi.stubEnv(name, value);
  judgeMetricsReaders();
  vi.unstubAllEnvs();
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test.each<[number, string, Record<string, string>]>([
  [200, 'a program on this machine', {}],
  [403, 'who comes through a proxy', { 'x-forwarded-for': '127.0.0.1' }],
  [403, 'a wrong token', { 'x-forwarded-for': '127.0.0.1', authorization: `Bearer ${TOKEN}x` }],
  [200, 'the token', { 'x-forwarded-for': '198.51.100.2', authorization: `Bearer ${TOKEN}` }],
])('the back office answers %i to %s', async (status, _who, headers) => {
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).status).toBe(status);
});

test('outside a request nobody reads', async () => {
  expect((await GET()).status).toBe(403);
});
