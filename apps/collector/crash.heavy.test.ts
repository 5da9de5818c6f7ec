import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeUpload } from '@spindle/tracking/protocol/encode-upload.ts';
import { openEventStore } from '@spindle/tracking/store/event-store.ts';
import { examplePageView } from '@spindle/tracking/testing/example-event.ts';
import { type RunningCollector, runCollector } from '@spindle/tracking/testing/run-collector.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';

const guid = 'b2'.repeat(16);
let directory: string;
let collector: RunningCollector;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'spindle-collector-'));
  collector = await runCollector({ dataDirectory: directory });
});
afterEach(async () => {
  await collector.kill();
  rmSync(directory, { recursive: true, force: true });
});

interface Sent {
  body: string;
  id: string;
}

/** Posts from `visitors` at once until the collector is gone; returns what was acknowledged and what was not. */
async function floodUntilGone(visitors: number, onAcknowledged: (count: number) => void) {
  const acknowledged: Sent[] = [];
  const lost: Sent[] = [];
  let sequence = 0;
  const visitor = async () => {
    for (;;) {
      const body = encodeUpload({ ...examplePageView, sequence: sequence++ }, { guid });
      const sent = { body, id: JSON.parse(body).upload_id as string };
      try {
        const answer = await collector.post(body);
        await answer.json();
        if (answer.status === 200) acknowledged.push(sent);
        onAcknowledged(acknowledged.length);
      } catch {
        lost.push(sent);
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  return { acknowledged, lost };
}

async function storedUploads(): Promise<string[]> {
  const store = await openEventStore({ engine: 'embedded', directory: join(directory, 'events') });
  const rows = await store.query<{ upload_id: string }>('SELECT upload_id FROM events');
  await store.close();
  return rows.map(({ upload_id }) => upload_id);
}

test('killed under load, it has stored all it acknowledged, and retries do not count twice', async () => {
  let killed: Promise<void> | undefined;
  const { acknowledged, lost } = await floodUntilGone(100, (count) => {
    if (count >= 1500) killed ??= collector.kill();
  });
  await killed;
  expect(acknowledged.length).toBeGreaterThanOrEqual(1500);
  expect(lost.length).toBeGreaterThan(0);

  // The visitors' trackers try again: some of these posts were stored, but the answers never arrived.
  collector = await runCollector({ dataDirectory: directory });
  const retries = [...lost, ...acknowledged.slice(-100)].map(({ body }) => collector.post(body));
  expect((await Promise.all(retries)).map(({ status }) => status)).toEqual(retries.map(() => 200));
  expect(await collector.end()).toBe(0);

  const stored = await storedUploads();
  expect(stored.sort()).toEqual([...acknowledged, ...lost].map(({ id }) => id).sort());
});

test('a page view that comes again after a crash is answered as it was', async () => {
  const { token_id, s_id, visit_timestamp, ...newcomer } = examplePageView;
  const body = encodeUpload(newcomer, { guid });
  const answer = await (await collector.post(body)).json();
  await collector.kill();
  collector = await runCollector({ dataDirectory: directory });
  expect(await (await collector.post(body)).json()).toEqual(answer);
  expect(await collector.end()).toBe(0);
  // A post that was stored, and has left the journal, is recognised as well.
  collector = await runCollector({ dataDirectory: directory });
  expect(await (await collector.post(body)).json()).toEqual(answer);
});

test('asked to end under load, it answers what it has taken and loses nothing', async () => {
  let ended: Promise<number | null> | undefined;
  const { acknowledged } = await floodUntilGone(50, (count) => {
    if (count >= 300) ended ??= collector.end();
  });
  expect(await ended).toBe(0);
  const stored = new Set(await storedUploads());
  expect(acknowledged.filter(({ id }) => !stored.has(id))).toEqual([]);
});

test('while its journal can not be written, it refuses posts, and takes them when they come again', async () => {
  const journal = join(directory, 'journal');
  const body = encodeUpload(examplePageView, { guid });
  rmSync(journal, { recursive: true });
  const refused = await collector.post(body);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.json()).toMatchObject({ error: 'not_stored' });
  mkdirSync(journal);
  expect((await collector.post(body)).status).toBe(200);
  expect(await collector.end()).toBe(0);
  expect(await storedUploads()).toEqual([JSON.parse(body).upload_id]);
});

test('ends by itself when the launcher is gone', async () => {
  const gone = new Promise((resolve) => collector.process.once('exit', resolve));
  collector.process.disconnect();
  expect(await gone).toBe(0);
});
