import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOutside, leadsInside, postOutside } from './post-outside.ts';

const requests: string[] = [];
const server = createServer((request, response) => {
  requests.push(request.url ?? '');
  if (request.url === '/never') return;
  response.writeHead(request.url === '/away' ? 302 : 204, { location: '/elsewhere' }).end();
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const post = (to: string, changes: object = {}) =>
  postOutside(to, { headers: {}, body: '{}', timeoutMs: 60_000, ...changes });

test.each([
  ['93.184.215.14', true],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:93.184.215.14', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['ff02::1', false],
  ['localhost', false],
  ['', false],
])('%s is outside: %s', (address, outside) => {
  expect(isOutside(address)).toBe(outside);
});

test.each([
  ['https://10.0.0.1/events', true],
  ['https://[::ffff:10.0.0.1]/', true],
  ['https://0x7f.1/', true],
  ['http://localhost:3000/', true],
  ['https://crm.localhost./', true],
  ['https://93.184.215.14/', false],
  ['https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/', false],
  ['https://localhost.example.com/', false],
  ['https://crm.example.com/', false],
])('%s says that it leads inside: %s', (address, inside) => {
  expect(leadsInside(new URL(address))).toBe(inside);
});

test.each(['http://127.0.0.1', 'http://localhost', 'http://[::1]', 'http://2130706433', 'http://0x7f.1'])(
  'nothing is sent to %s',
  async (host) => {
    const before = requests.length;
    await expect(post(`${host}:${new URL(origin).port}/`)).rejects.toThrow('leads inside');
    expect(requests).toHaveLength(before);
  },
);

test('a redirect is an answer, and is not followed', async () => {
  const before = requests.length;
  expect(await post(`${origin}/away`, { allowInside: true })).toEqual({ status: 302 });
  expect(requests.slice(before)).toEqual(['/away']);
});

test('who never answers is not waited for', async () => {
  await expect(post(`${origin}/never`, { allowInside: true, timeoutMs: 50 })).rejects.toThrow('aborted');
});
