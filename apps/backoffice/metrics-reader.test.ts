import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseProxyTrust } from '@spindle/platform/proxy-trust.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GET } from './app/metrics/route.ts';
import { watchArrivingRequests } from './arriving-requests.ts';

const TOKEN = 't'.repeat(32);
/** Calls the route as Next.js does: without the request, but in its asynchronous context. */
const server = createServer(async (_, res) => {
  const answer = await GET();
  res.writeHead(answer.status).end(await answer.text());
});

let stop: () => void;
beforeAll(async () => {
  const settings = { trustProxy: parseProxyTrust('0'), countryHeader: undefined };
  stop = watchArrivingRequests({ ...settings, metricsToken: TOKEN });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  stop();
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

test('every request is counted by the kind of thing that it asks for, and by no address that somebody makes up', async () => {
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text();
  const counts = async () => {
    const read = await ask('/metrics');
    const count = (route: string) =>
      Number(
        new RegExp(`_seconds_count\\{.*method="GET",route="${route}",status="200"\\} (\\d+)`).exec(
          read,
        )?.[1] ?? 0,
      );
    return { desk: count('/desk'), other: count('other'), madeUp: read.includes('made-up') };
  };
  const before = await counts();
  for (const path of ['/desk/books?year=2026', '/desk/oss', '/made-up']) await ask(path);
  await expect.poll(counts).toEqual({ desk: before.desk + 2, other: before.other + 1, madeUp: false });
});

test('outside a request nobody reads', async () => {
  expect((await GET()).status).toBe(403);
});
