import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Metrics, openMetrics } from './metrics.ts';
import { observeRequests } from './observe-requests.ts';

let server: Server;
let metrics: Metrics;
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  metrics = openMetrics('example');
  server = createServer((_, response) => answer(response));
  observeRequests(server, metrics, (url) => (url.startsWith('/known') ? '/known' : 'other'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const port = () => (server.address() as AddressInfo).port;
const observed = async () => {
  const { body } = await metrics.read();
  const counts = body.matchAll(/http_request_duration_seconds_count\{(.*)\} (\d+)/g);
  return [...counts].map(([, labels, count]) => [labels, count]);
};

test('answers are counted by method, route and status', async () => {
  answer = (response) => response.writeHead(response.req.method === 'POST' ? 403 : 200).end();
  for (const [path, method] of [
    ['/known/1', 'GET'],
    ['/known/2', 'GET'],
    ['/made-up', 'POST'],
  ] as const) {
    await (await fetch(`http://127.0.0.1:${port()}${path}`, { method })).text();
  }
  await expect.poll(observed).toEqual([
    ['program="example",method="GET",route="/known",status="200"', '2'],
    ['program="example",method="POST",route="other",status="403"', '1'],
  ]);
});

test('an answer that nobody waited for is told apart', async () => {
  answer = () => {};
  const asked = once(server, 'request');
  const client = connect(port(), '127.0.0.1').on('error', () => {});
  client.write('GET /known HTTP/1.1\r\nHost: example\r\n\r\n');
  const [, response] = (await asked) as [unknown, ServerResponse];
  const left = once(response, 'close');
  client.destroy();
  await left;
  expect(await observed()).toEqual([['program="example",method="GET",route="/known",status="499"', '1']]);
});
