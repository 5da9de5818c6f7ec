import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Connections, type EndTimes, followConnections, stopListening } from './connections.ts';

/** Times that no test reaches, except tests about them. */
const NEVER: EndTimes = { idle: 60_000, answer: 60_000, all: 60_000 };
const REQUEST = 'GET / HTTP/1.1\r\nHost: shop\r\n\r\n';

let server: Server;
let connections: Connections;
let sockets: Socket[];
/** Unanswered requests, oldest first. */
let waiting: ServerResponse[];

beforeEach(() => {
  sockets = [];
  waiting = [];
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  server.closeAllConnections();
});

async function serve(times: EndTimes, listener: RequestListener = (_, response) => waiting.push(response)) {
  server = createServer(listener);
  connections = followConnections(server, times);
  await once(server.listen(0, '127.0.0.1'), 'listening');
}

async function open(bytes = ''): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  await Promise.all([once(socket, 'connect'), once(server, 'connection')]);
  socket.write(bytes);
  return socket;
}

function stop(): Promise<void> {
  stopListening(server);
  return connections.end();
}

const requests = (count: number) => expect.poll(() => waiting.length).toBe(count);

describe('while the server stops', () => {
  beforeEach(() => serve(NEVER));

  test('a request under way is answered, and its connection ends with it', async () => {
    const socket = await open(REQUEST);
    await requests(1);
    const stopped = stop();
    waiting[0]?.end('done');
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toMatch(/connection: close/i);
    expect(answer).toMatch(/done$/);
    await stopped;
  });

  test('a kept connection may bring one more request, and ends with its answer', async () => {
    const socket = await open(REQUEST);
    await requests(1);
    waiting[0]?.end();
    const [first] = await once(socket, 'data');
    expect(String(first)).toMatch(/connection: keep-alive/i);
    const stopped = stop();
    socket.write(REQUEST);
    await requests(2);
    waiting[1]?.end();
    expect(await text(socket)).toMatch(/connection: close/i);
    await stopped;
  });

  test('of requests sent together all are answered, and the last answer closes', async () => {
    const socket = await open(REQUEST + REQUEST);
    await requests(2);
    const stopped = stop();
    socket.write(REQUEST);
    await requests(3);
    for (const response of waiting) response.end();
    const answers = (await text(socket)).split(/(?=HTTP\/1\.1 200)/);
    expect(answers.map((answer) => /connection: (\S+)/i.exec(answer)?.[1])).toEqual([
      'keep-alive',
      'keep-alive',
      'close',
    ]);
    await stopped;
  });

  test('without connections it has stopped at once', async () => {
    await stop();
  });
});

test('a kept connection that brings nothing ends when its time is over, as does one that never asked', async () => {
  await serve({ ...NEVER, idle: 30 }, (_, response) => response.end());
  const kept = await open(REQUEST);
  await once(kept, 'data');
  const silent = await open();
  const half = await open('GET / HTTP/1.1\r\nHost:');
  await stop();
  await Promise.all([kept, silent, half].map(async (socket) => socket.destroyed || once(socket, 'close')));
});

test('an answer that began before the stop arrives whole, and its connection ends with it', async () => {
  await serve({ ...NEVER, idle: 0 });
  const socket = await open(REQUEST);
  await requests(1);
  waiting[0]?.write('first ');
  const idle = await open();
  const whole = text(socket);
  const stopped = stop();
  await once(idle, 'close');
  waiting[0]?.end('second');
  expect(await whole).toMatch(/second/);
  await stopped;
});

test('what was written to the socket itself is all handed over before an idle connection ends', async () => {
  await serve({ ...NEVER, idle: 0 });
  const accepted = once(server, 'connection');
  const reader = (await open()).pause();
  const bytes = Buffer.alloc(20_000_000);
  ((await accepted)[0] as Socket).write(bytes);
  const idle = await open();
  const stopped = stop();
  await once(idle, 'close');
  expect(await buffer(reader)).toHaveLength(bytes.length);
  await stopped;
});

test('who still has no answer is told to ask again, and what comes later does no harm', async () => {
  await serve({ ...NEVER, idle: 0, answer: 0 });
  const socket = await open(REQUEST + REQUEST);
  await requests(2);
  const begun = await open(REQUEST);
  await requests(3);
  waiting[2]?.write('first ');
  const whole = text(begun);
  const stopped = stop();
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 503 .*\r\nConnection: close\r\nRetry-After: 1\r\n/s);
  for (const response of waiting) response.end('late');
  expect(await whole).toMatch(/^HTTP\/1\.1 200 .*first .*late/s);
  await stopped;
});

test('a body that does not end and a half-open client do not hold the stop', async () => {
  await serve({ ...NEVER, idle: 10, all: 60 });
  await open('POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 10\r\n\r\n1');
  const half = await open(REQUEST);
  half.end();
  await requests(2);
  await stop();
});
