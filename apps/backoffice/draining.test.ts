import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { followNextServer } from './draining.ts';

const NEVER = { idle: 60_000, answer: 60_000, all: 60_000 };
const REQUEST = 'GET / HTTP/1.1\r\nHost: shop\r\n\r\n';

let server: Server;
/** Requests that have not been answered yet, the oldest first. */
let waiting: ServerResponse[];
beforeEach(async () => {
  waiting = [];
  server = createServer((_, response) => waiting.push(response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

async function open(bytes = '') {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  await Promise.all([once(socket, 'connect'), once(server, 'connection')]);
  socket.write(bytes);
  return socket;
}
const requests = (count: number) => expect.poll(() => waiting.length).toBe(count);

test('the first request tells the server, whose connections end with their answers', async () => {
  const end = followNextServer(NEVER);
  const socket = await open(REQUEST);
  await requests(1);
  const ended = end();
  waiting[0]?.end('done');
  expect(await text(socket)).toMatch(/connection: close.*done$/is);
  await ended;
  expect(server.listening).toBe(false);
});

test('connections that hang on are ended when their time is over', async () => {
  const end = followNextServer({ idle: 20, answer: 40, all: 60 });
  const asking = await open(REQUEST);
  await requests(1);
  const idle = await open();
  const half = await open('POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 10\r\n\r\n1');
  await requests(2);
  await end();
  await Promise.all(
    [asking, idle, half].map(async (socket) => socket.destroyed || once(socket.resume(), 'close')),
  );
});

test('a server that was never asked anything has nothing to end', async () => {
  await followNextServer(NEVER)();
});
