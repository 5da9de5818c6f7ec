import { createServer, get, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { parseProxyTrust } from '@spindle/platform/proxy-trust.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SENDER_HEADER, SEVERAL_HOSTS_HEADER, watchArrivingRequests } from './arriving-requests.ts';

/** Answers with what a route would see. Like Next.js, it fills the header only when it is missing. */
const server = createServer((req, res) => {
  req.headers[SENDER_HEADER] ??= req.socket.remoteAddress;
  const severalHosts = SEVERAL_HOSTS_HEADER in req.headers;
  res.end(JSON.stringify({ sender: req.headers[SENDER_HEADER], severalHosts }));
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => void server.close(resolve)));

async function seen(trust: string, headers: OutgoingHttpHeaders | string[]) {
  const settings = { countryHeader: undefined, metricsToken: undefined };
  const stop = watchArrivingRequests({ ...settings, trustProxy: parseProxyTrust(trust) });
  try {
    return await new Promise((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      get({ host: '127.0.0.1', port, headers, agent: false }, (answer) => resolve(json(answer))).on(
        'error',
        reject,
      );
    });
  } finally {
    stop();
  }
}

test.each([
  ['an address that somebody makes up', '0', { [SENDER_HEADER]: '203.0.113.4' }, '127.0.0.1'],
  ['a list that somebody makes up', '0', { [SENDER_HEADER]: '203.0.113.4, 10.0.0.1' }, '127.0.0.1'],
  ['none', '0', {}, '127.0.0.1'],
  ['that of a trusted proxy', 'loopback', { [SENDER_HEADER]: '192.0.2.1, 203.0.113.4' }, '203.0.113.4'],
  ['one that names its proxy only', '192.0.2.0/24', { [SENDER_HEADER]: '203.0.113.4' }, '127.0.0.1'],
])('of the address of a sender, %s is heard as it should be', async (_what, trust, headers, sender) => {
  expect(await seen(trust, headers)).toMatchObject({ sender });
});

test.each<[boolean, string, string[]]>([
  [true, 'that names two', ['Host', 'one.test', 'host', 'two.test']],
  [false, 'that says so of itself', ['Host', 'one.test', SEVERAL_HOSTS_HEADER, '1']],
])('whether a request names several hosts is told (%s) of one %s', async (severalHosts, _which, headers) => {
  expect(await seen('0', headers)).toMatchObject({ severalHosts });
});
