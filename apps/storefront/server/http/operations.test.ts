import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { readConfig } from '@spindle/platform/config.ts';
import { openDatabase } from '@spindle/platform/database.ts';
import { openLog } from '@spindle/platform/log.ts';
import { openMetrics } from '@spindle/platform/metrics.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from './operations.ts';

const TOKEN = 't'.repeat(32);
// Nothing listens there, and no test here needs it.
const DATABASE_URL = 'postgres://localhost:1/none';
const config = readConfig({ SANDBOX: '1', SECRET: 's'.repeat(32), METRICS_TOKEN: TOKEN, DATABASE_URL });
const { db } = openDatabase(DATABASE_URL, openLog('test', 'silent'));
const readiness = { draining: false, metrics: openMetrics('example') };
const app = operations({ services: { config, db }, readiness });
const server = createServer(getRequestListener(app.fetch));

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });

test('a program on this machine reads the metrics', async () => {
  const answer = await ask('/metrics');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toContain('program="example"');
});

test.each(['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'via'])(
  'who comes through a proxy on this machine (%s) does not, unless with the token',
  async (header) => {
    const through = { [header]: '127.0.0.1' };
    const refused = await ask('/metrics', through);
    expect(refused.status).toBe(403);
    expect(await refused.text()).not.toContain('program=');
    expect((await ask('/metrics', { ...through, authorization: `Bearer ${TOKEN}x` })).status).toBe(403);
    expect((await ask('/metrics', { ...through, authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  },
);

test('a node that stops leaves the balancer without asking the database', async () => {
  readiness.draining = true;
  const answer = await ask('/readyz');
  expect({ status: answer.status, body: await answer.json() }).toEqual({
    status: 503,
    body: { status: 'draining' },
  });
  expect((await ask('/healthz')).status).toBe(200);
  readiness.draining = false;
});
