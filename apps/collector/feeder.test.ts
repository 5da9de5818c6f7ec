import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startFeeder } from './feeder.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

class Unreadable extends Error {}

/** A journal in memory, whose segments are named 1, 2, … */
function journalInMemory() {
  const segments = new Map<string, string[]>();
  let open: string[] = [];
  let count = 0;
  return {
    append: (...rows: string[]) => {
      open.push(...rows);
    },
    async seal() {
      if (open.length > 0) segments.set(String(++count), open);
      open = [];
    },
    get sealed() {
      return [...segments.keys()].map((token) => ({ token, bytes: 1 }));
    },
    read: async ({ token }: { token: string }) => segments.get(token) ?? [],
    async drop({ token }: { token: string }) {
      segments.delete(token);
    },
  };
}

/** Stores batches without a bad row, each token once, as the event store does. */
function storeInMemory(bad: ReadonlySet<string> = new Set()) {
  const tokens = new Set<string>();
  const stored: string[] = [];
  const store = async (rows: readonly string[], token: string) => {
    if (rows.some((row) => bad.has(row))) throw new Unreadable();
    if (!tokens.has(token)) stored.push(...rows);
    tokens.add(token);
  };
  return { stored, tokens, store };
}

function feed(store: (rows: readonly string[], token: string) => Promise<void>, journal = journalInMemory()) {
  const refused: string[] = [];
  const failures: unknown[] = [];
  const feeder = startFeeder({
    journal,
    store,
    isRefusal: (error) => error instanceof Unreadable,
    interval: 100,
    patience: 500,
    onFailure: (error) => failures.push(error),
    onRefused: (row) => refused.push(row),
  });
  return { journal, feeder, refused, failures };
}

test('what a process that died has left is stored at once, what comes then in one insert an interval', async () => {
  const { stored, tokens, store } = storeInMemory();
  const journal = journalInMemory();
  journal.append('left');
  await journal.seal();
  feed(store, journal);
  await vi.advanceTimersByTimeAsync(0);
  expect(stored).toEqual(['left']);
  journal.append('1');
  await vi.advanceTimersByTimeAsync(99);
  journal.append('2');
  expect(stored).toEqual(['left']);
  await vi.advanceTimersByTimeAsync(1);
  expect(stored).toEqual(['left', '1', '2']);
  expect([...tokens]).toEqual(['1', '2']);
  expect(journal.sealed).toEqual([]);
});

test('asked to, it stores what the journal has kept so far without waiting', async () => {
  const { stored, store } = storeInMemory();
  const { journal, feeder } = feed(store);
  journal.append('1');
  await feeder.flush();
  expect(stored).toEqual(['1']);
});

test('a segment that fails stays, is tried again under its token, less and less often', async () => {
  const { stored, store } = storeInMemory();
  const tried: number[] = [];
  let broken = true;
  const { journal, failures } = feed(async (rows, token) => {
    tried.push(Date.now());
    // The answer to the first try is lost: the batch is stored, but the feeder does not know.
    if (tried.length === 1) await store(rows, token);
    if (broken) throw new Error('outage');
    await store(rows, token);
  });
  const began = Date.now();
  journal.append('1');
  await vi.advanceTimersByTimeAsync(1700);
  expect(tried.map((time) => time - began)).toEqual([0, 200, 600, 1100, 1600]);
  expect(failures).toHaveLength(5);
  expect(journal.sealed).toHaveLength(1);
  journal.append('2');
  broken = false;
  await vi.advanceTimersByTimeAsync(500);
  expect(stored).toEqual(['1', '2']);
  expect(journal.sealed).toEqual([]);
  journal.append('3');
  await vi.advanceTimersByTimeAsync(100);
  expect(stored).toEqual(['1', '2', '3']);
});

test('a segment that can not be read holds up no other, and is tried again', async () => {
  const { stored, store } = storeInMemory();
  const journal = journalInMemory();
  const { read } = journal;
  journal.read = async (segment) => {
    if (segment.token === '1') throw new Error('input/output error');
    return read(segment);
  };
  const { failures } = feed(store, journal);
  journal.append('lost');
  await vi.advanceTimersByTimeAsync(0);
  journal.append('2');
  await vi.advanceTimersByTimeAsync(200);
  expect(stored).toEqual(['2']);
  expect(failures).toHaveLength(2);
  journal.read = read;
  await vi.advanceTimersByTimeAsync(400);
  expect(stored).toEqual(['2', 'lost']);
});

test('what waits for a flush does not hang while the store fails', async () => {
  const { journal, feeder } = feed(() => Promise.reject(new Error('outage')));
  journal.append('1');
  await feeder.flush();
  expect(journal.sealed).toHaveLength(1);
});

test('stopped, it stores what is left and nothing after that', async () => {
  const { stored, store } = storeInMemory();
  const { journal, feeder } = feed(store);
  await vi.advanceTimersByTimeAsync(0);
  journal.append('1');
  await feeder.stop();
  journal.append('2');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stored).toEqual(['1']);
});

describe('rows that can not be stored', () => {
  test('are given up alone; nothing else is lost, nothing stored twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 60 }), async (isBad) => {
        const rows = isBad.map((_, row) => String(row));
        const bad = rows.filter((_, row) => isBad[row]);
        const { stored, store } = storeInMemory(new Set(bad));
        const { journal, feeder, refused } = feed(store);
        journal.append(...rows);
        await feeder.stop();
        expect(refused).toEqual(bad);
        expect(stored).toEqual(rows.filter((_, row) => !isBad[row]));
        expect(journal.sealed).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test('take few inserts when there is one among many', async () => {
    const { store } = storeInMemory(new Set(['700']));
    let inserts = 0;
    const { journal, feeder } = feed((rows, token) => {
      inserts++;
      return store(rows, token);
    });
    journal.append(...Array.from({ length: 1000 }, (_, row) => String(row)));
    await feeder.stop();
    expect(inserts).toBeLessThanOrEqual(21);
  });

  test('lose and double nothing when the store also fails for a while, before or after it has stored', async () => {
    const { stored, store } = storeInMemory(new Set(['3']));
    let calls = 0;
    const { journal, refused } = feed(async (rows, token) => {
      calls++;
      if (calls % 8 === 1) throw new Error('connection lost before');
      await store(rows, token);
      if (calls % 8 === 2) throw new Error('connection lost after');
    });
    journal.append('0', '1', '2', '3', '4', '5', '6');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(stored.sort()).toEqual(['0', '1', '2', '4', '5', '6']);
    expect(refused).toEqual(['3']);
  });
});
