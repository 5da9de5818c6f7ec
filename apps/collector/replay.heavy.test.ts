import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventRow } from '@spindle/tracking/store/event-row.ts';
import { openEventStore } from '@spindle/tracking/store/event-store.ts';
import { eventsWereRefused } from '@spindle/tracking/store/events-refused.ts';
import { examplePageView } from '@spindle/tracking/testing/example-event.ts';
import { expect, test } from 'vitest';
import { startFeeder } from './feeder.ts';
import { openJournal } from './journal/journal.ts';

const journalIn = (directory: string) =>
  openJournal({
    directory,
    delay: 1,
    capacity: { unwritten: 100_000, all: 100_000 },
    segmentBytes: 100_000,
    onFailure: () => {},
    onTorn: () => {},
  });

function row(sequence: number, receivedAt: string): string {
  const receipt = {
    uploadId: String(sequence).padStart(64, '0'),
    guid: 'e'.repeat(32),
    receivedAt: new Date(receivedAt),
    country: '',
  };
  return JSON.stringify(eventRow({ ...examplePageView, sequence }, receipt, Buffer.alloc(32, 7)));
}

test('rows that were stored and not yet dropped when the process died count once, those of two months too', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'spindle-replay-'));
  const store = await openEventStore({ engine: 'embedded', directory: join(directory, 'events') });
  try {
    const died = await journalIn(join(directory, 'journal'));
    await Promise.all([
      died.append(row(1, '2026-01-31T23:59:59.999Z')),
      died.append(row(2, '2026-02-01T00:00:00.000Z')),
    ]);
    await died.seal();
    for (const segment of died.sealed) await store.insertEvents(await died.read(segment), segment.token);
    await died.append(row(3, '2026-02-01T00:00:00.001Z'));
    await died.close();

    const journal = await journalIn(join(directory, 'journal'));
    const failures: unknown[] = [];
    const feeder = startFeeder({
      journal,
      store: store.insertEvents,
      isRefusal: eventsWereRefused,
      interval: 1_000,
      patience: 1_000,
      onFailure: (error) => failures.push(error),
      onRefused: (refused) => failures.push(refused),
    });
    await feeder.stop();
    expect([failures, journal.bytes]).toEqual([[], 0]);
    const stored = await store.query<{ sequence: number }>('SELECT sequence FROM events ORDER BY sequence');
    expect(stored.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
    await journal.close();
  } finally {
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  }
});
