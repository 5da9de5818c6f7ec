import { once } from 'node:events';
import { createServer, type ServerOptions } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { readConfig } from '@spindle/platform/config.ts';
import { expect, test } from 'vitest';
import { refuseBrokenRequests } from './refuse-broken-requests.ts';

const config = readConfig({
  ...{ SANDBOX: '1', SECRET: 's'.repeat(32), DATABASE_URL: 'postgres://localhost/none' },
  ORIGIN: 'https://shop.test',
});

/** What comes back on one connection from a server that starts its answers and does not end them. */
async function sent(options: ServerOptions, first: string, then?: string): Promise<string> {
  const server = createServer(options, (_req, res) => void res.writeHead(200).write('begun'));
  refuseBrokenRequests(server, config);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (bytes) => {
    answer += bytes;
  });
  const ended = once(socket, 'close');
  socket.write(first);
  if (then) {
    await expect.poll(() => answer).toContain('begun');
    socket.write(then);
  }
  await ended;
  await new Promise((resolve) => server.close(resolve));
  return answer;
}

test('what breaks behind a request that is being answered is not written into that answer', async () => {
  const answer = await sent({}, 'GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n', 'GET /a b HTTP/1.1\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).not.toContain('HTTP/1.1 400');
});

test('what does not arrive in time is too slow, and no broken address', async () => {
  const soon = { requestTimeout: 20, headersTimeout: 20, connectionsCheckingInterval: 5 };
  const answer = await sent(soon, 'GET /ja/ HTTP/1.1\r\nHost: shop.test\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 408 .*did not arrive/s);
});
