import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Room, readBody } from './read-body.ts';

let server: Server;
let room: Room;
let bodies: Promise<string>[];

beforeEach(async () => {
  room = { bytes: 100 };
  bodies = [];
  server = createServer((incoming, response) => {
    const body = readBody(incoming, 80, room);
    bodies.push(body);
    body.then(() => response.end());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

async function begin(text: string) {
  const outgoing = request({ port: (server.address() as AddressInfo).port, method: 'POST' }).on(
    'error',
    () => {},
  );
  const before = bodies.length;
  outgoing.write(text);
  await expect.poll(() => bodies.length).toBe(before + 1);
  return outgoing;
}

test('a body is given whole, and takes no room any more', async () => {
  const outgoing = await begin('first ');
  outgoing.end('second 💿');
  expect(await bodies[0]).toBe('first second 💿');
  expect(room.bytes).toBe(100);
});

test('what is over the limit is refused before its end', async () => {
  await begin('x'.repeat(81));
  expect(await bodies[0]).toBe('too_large');
  expect(room.bytes).toBe(100);
});

test('slow bodies share their room; one that finds none is refused until there is some again', async () => {
  const slow = await begin('x'.repeat(70));
  await expect.poll(() => room.bytes).toBe(30);
  await begin('y'.repeat(70));
  expect(await bodies[1]).toBe('busy');
  slow.end();
  expect(await bodies[0]).toBe('x'.repeat(70));
  (await begin('z'.repeat(70))).end();
  expect(await bodies[2]).toBe('z'.repeat(70));
});

test('a client that leaves gives its room back', async () => {
  const outgoing = await begin('x'.repeat(70));
  await expect.poll(() => room.bytes).toBe(30);
  outgoing.destroy();
  expect(await bodies[0]).toBe('aborted');
  expect(room.bytes).toBe(100);
});
