import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeUpload } from '@spindle/tracking/protocol/encode-upload.ts';
import { examplePageView } from '@spindle/tracking/testing/example-event.ts';
import { type RunningCollector, runCollector } from '@spindle/tracking/testing/run-collector.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';

let directory: string;
let endpoint: ChildProcess;
let collector: RunningCollector;
let server: string;

const start = () => runCollector({ dataDirectory: directory, environment: { CLICKHOUSE_URL: server } });

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'spindle-outage-'));
  const program = join(import.meta.dirname, '../../tracking/testing/clickhouse-endpoint.ts');
  endpoint = spawn(process.execPath, [program, join(directory, 'server')], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const [port] = await once(endpoint.stdout as NodeJS.ReadableStream, 'data');
  server = `http://127.0.0.1:${String(port).trim()}`;
  collector = await start();
});
afterEach(async () => {
  await collector?.kill();
  endpoint.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

const post = (sequence: number) =>
  collector.post(encodeUpload({ ...examplePageView, sequence }, { guid: 'd4'.repeat(16) }));

/** Counts rows, not uploads: reports would count an upload that is stored twice only once. */
async function storedRows(): Promise<number> {
  await collector.report('visits-by-day', 'from=2026-01-01&to=2026-01-01');
  const answer = await fetch(server, { method: 'POST', body: 'SELECT count() FROM events' });
  return Number(await answer.text());
}

test('a ClickHouse server that hangs keeps no visitor waiting, and has every event once when it is back', async () => {
  await post(1);
  expect(await storedRows()).toBe(1);

  endpoint.kill('SIGSTOP');
  expect((await Promise.all([2, 3].map(post))).map(({ status }) => status)).toEqual([200, 200]);
  // An insert may be on its way now; the server will read it when it continues.
  await collector.kill();
  endpoint.kill('SIGCONT');

  collector = await start();
  expect((await post(4)).status).toBe(200);
  expect(await storedRows()).toBe(4);
});

test('while a ClickHouse server hangs, a collector that is asked to end does, and its events are there later', async () => {
  endpoint.kill('SIGSTOP');
  expect((await post(1)).status).toBe(200);
  expect(await collector.end()).toBe(0);
  expect(collector.log.join()).toContain('events stay in the journal until the next start');
  endpoint.kill('SIGCONT');

  collector = await start();
  expect(await storedRows()).toBe(1);
});
