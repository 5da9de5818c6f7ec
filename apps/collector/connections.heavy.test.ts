import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { encodeUpload } from '@spindle/tracking/protocol/encode-upload.ts';
import { openEventStore } from '@spindle/tracking/store/event-store.ts';
import { examplePageView } from '@spindle/tracking/testing/example-event.ts';
import { type RunningCollector, runCollector } from '@spindle/tracking/testing/run-collector.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let directory: string;
let collector: RunningCollector;
let sockets: Socket[];

beforeEach(async () => {
  sockets = [];
  directory = mkdtempSync(join(tmpdir(), 'spindle-collector-'));
  collector = await runCollector({ dataDirectory: directory });
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await collector.kill();
  rmSync(directory, { recursive: true, force: true });
});

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(collector.url).port), '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

function post(sequence: number, headers = ''): string {
  const body = encodeUpload({ ...examplePageView, sequence }, { guid: 'c3'.repeat(16) });
  return `POST /api/web/report HTTP/1.1\r\nHost: localhost\r\n${headers}Content-Length: ${body.length}\r\n\r\n${body}`;
}

async function storedPosts(): Promise<number> {
  const store = await openEventStore({ engine: 'embedded', directory: join(directory, 'events') });
  const [answer] = await store.query<{ rows: string }>('SELECT count() AS rows FROM events');
  await store.close();
  return Number(answer?.rows);
}

describe('a request that no honest client sends', () => {
  test('with two hosts is refused, and its connection with it', async () => {
    const socket = await open();
    socket.write(post(1, 'HOST: elsewhere\r\n'));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 .*connection: close.*several_hosts/is);
  });

  test('without a host is refused', async () => {
    const socket = await open();
    socket.write('GET /healthz HTTP/1.1\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('with a head of 20 kB is refused', async () => {
    const socket = await open();
    socket.write(post(1, `X-Long: ${'x'.repeat(20_000)}\r\n`));
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 431 /);
  });
});

describe('asked to end', () => {
  test('it stores and answers every post of every kept connection, and each learns that it ends', async () => {
    let posts = 0;
    let ended: Promise<number | null> | undefined;
    const visitor = async (_: unknown, number: number) => {
      const socket = await open();
      for (let sequence = 0; ; sequence++) {
        socket.write(post(number * 100_000 + sequence));
        const answer = String((await once(socket, 'data'))[0]);
        if (!answer.startsWith('HTTP/1.1 200')) throw new Error(answer);
        posts++;
        if (posts >= 200) ended ??= collector.end();
        if (/connection: close/i.test(answer)) return;
      }
    };
    await Promise.all(Array.from({ length: 20 }, visitor));
    expect(await ended).toBe(0);
    expect(await storedPosts()).toBe(posts);
  });

  test('an idle connection, one that never asked and a body that does not end do not hold it', async () => {
    const kept = await open();
    kept.write(post(1));
    await once(kept, 'data');
    await open();
    const slow = await open();
    slow.write(post(2, 'Expect: 100-continue\r\n').slice(0, -10));
    // The collector has begun to read this request: one it had not accepted when it stops listening would be reset.
    expect(String((await once(slow, 'data'))[0])).toMatch(/^HTTP\/1\.1 100 /);
    const answer = text(slow);
    expect(await collector.end()).toBe(0);
    expect(await answer).toMatch(/^HTTP\/1\.1 503 /);
    // It ended because everything was done, not because its time was up.
    expect(collector.log.filter((line) => line.includes('gave up waiting'))).toEqual([]);
    expect(await storedPosts()).toBe(1);
  });
});
