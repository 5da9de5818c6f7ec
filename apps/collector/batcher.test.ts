import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createBatcher } from './batcher.ts';

const DELAY = 5;

afterEach(() => {
  vi.useRealTimers();
});

class Unreadable extends Error {}

function batcher(
  store: (rows: readonly number[], token: string) => Promise<void>,
  capacity = { rows: 100, bytes: 1000 },
) {
  const batches = createBatcher<number>({
    store,
    isRefusal: (error) => error instanceof Unreadable,
    delay: DELAY,
    capacity,
    attempts: 3,
    onFailure: () => {},
  });
  return {
    add: (row: number, bytes = 1) => batches.add(row, bytes),
    drain: batches.drain,
    waiting: () => batches.waiting,
  };
}

test('rows are settled only when their batch is stored, and those that come meanwhile share the next one', async () => {
  const batches: number[][] = [];
  const gates: (() => void)[] = [];
  const queue = batcher((rows) => {
    batches.push([...rows]);
    return new Promise<void>((resolve) => gates.push(resolve));
  });
  const settled: number[] = [];
  const add = (row: number) => queue.add(row).then(() => settled.push(row));
  add(1);
  add(2);
  await expect.poll(() => batches).toEqual([[1, 2]]);
  add(3);
  add(4);
  expect(settled).toEqual([]);
  gates[0]?.();
  await expect
    .poll(() => batches)
    .toEqual([
      [1, 2],
      [3, 4],
    ]);
  expect(settled).toEqual([1, 2]);
  gates[1]?.();
  await queue.drain();
  expect(settled).toEqual([1, 2, 3, 4]);
});

test.each([
  { took: DELAY + 1, rest: (DELAY + 1) / 2 },
  { took: 20 * DELAY, rest: DELAY },
])('after a write of $took ms the next batch gathers for $rest ms more', async ({ took, rest }) => {
  vi.useFakeTimers();
  const batches: number[][] = [];
  const queue = batcher(async (rows) => {
    batches.push([...rows]);
    await new Promise((resolve) => setTimeout(resolve, took));
  });
  queue.add(1);
  await vi.advanceTimersByTimeAsync(DELAY);
  queue.add(2);
  await vi.advanceTimersByTimeAsync(took);
  queue.add(3);
  await vi.advanceTimersByTimeAsync(rest - 1);
  expect(batches).toEqual([[1]]);
  await vi.advanceTimersByTimeAsync(1);
  expect(batches).toEqual([[1], [2, 3]]);
});

test('a row waits for company, but not anew when a batch was written meanwhile', async () => {
  vi.useFakeTimers();
  const batches: number[][] = [];
  const gates: (() => void)[] = [];
  const queue = batcher((rows) => {
    batches.push([...rows]);
    return new Promise<void>((resolve) => gates.push(resolve));
  });
  queue.add(1);
  await vi.advanceTimersByTimeAsync(DELAY - 1);
  expect(batches).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(batches).toEqual([[1]]);
  queue.add(2);
  await vi.advanceTimersByTimeAsync(DELAY + 1);
  gates[0]?.();
  await vi.advanceTimersByTimeAsync(DELAY - 1);
  expect(batches).toEqual([[1], [2]]);
});

test('a batch that failed is tried again under the same token', async () => {
  const tokens: string[] = [];
  const queue = batcher(async (_, token) => {
    tokens.push(token);
    if (tokens.length < 3) throw new Error('disk');
  });
  expect(await queue.add(1)).toBe('stored');
  expect(new Set(tokens).size).toBe(1);
  expect(await queue.add(2)).toBe('stored');
  expect(new Set(tokens).size).toBe(2);
});

test('a batch that fails for good says so to each of its rows, and the next one is tried', async () => {
  let broken = true;
  const queue = batcher(async () => {
    if (broken) throw new Error('disk');
  });
  expect(await Promise.all([queue.add(1), queue.add(2)])).toEqual(['failed', 'failed']);
  broken = false;
  expect(await queue.add(3)).toBe('stored');
});

describe('a batch with rows that can not be stored', () => {
  /** Stores what holds no bad row, each token once, as the event store does. */
  function fussyStore(bad: ReadonlySet<number>) {
    const tokens = new Set<string>();
    const stored: number[] = [];
    const store = async (rows: readonly number[], token: string) => {
      if (rows.some((row) => bad.has(row))) throw new Unreadable();
      if (!tokens.has(token)) stored.push(...rows);
      tokens.add(token);
    };
    return { stored, store };
  }

  test('is halved until they alone are refused; nothing is lost, nothing stored twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 1, maxLength: 60 }), async (isBad) => {
        const rows = isBad.map((_, row) => row);
        const { stored, store } = fussyStore(new Set(rows.filter((row) => isBad[row])));
        const queue = batcher(store);
        const outcomes = await Promise.all(rows.map((row) => queue.add(row)));
        expect(outcomes).toEqual(isBad.map((bad) => (bad ? 'refused' : 'stored')));
        expect(stored).toEqual(rows.filter((row) => !isBad[row]));
        expect(queue.waiting()).toBe(0);
      }),
      { numRuns: 30 },
    );
  });

  test('takes few inserts for one bad row among many', async () => {
    const { store } = fussyStore(new Set([700]));
    let inserts = 0;
    const queue = batcher(
      (rows, token) => {
        inserts++;
        return store(rows, token);
      },
      { rows: 1000, bytes: 1000 },
    );
    await Promise.all(Array.from({ length: 1000 }, (_, row) => queue.add(row)));
    expect(inserts).toBeLessThanOrEqual(21);
  });

  test('loses and doubles nothing when the store also fails for a while, before or after it has stored', async () => {
    const { stored, store } = fussyStore(new Set([3]));
    let calls = 0;
    const queue = batcher(async (rows, token) => {
      calls++;
      if (calls % 3 === 1) throw new Error('connection lost before');
      await store(rows, token);
      if (calls % 3 === 2) throw new Error('connection lost after');
    });
    const outcomes = await Promise.all([0, 1, 2, 3, 4, 5, 6].map((row) => queue.add(row)));
    expect(outcomes.map((outcome) => outcome === 'refused')).toEqual([0, 0, 0, 1, 0, 0, 0].map(Boolean));
    expect(stored.sort()).toEqual([0, 1, 2, 4, 5, 6]);
  });
});

test('what does not fit is refused at once, until there is room again', async () => {
  const gate = Promise.withResolvers<void>();
  const queue = batcher(() => gate.promise, { rows: 2, bytes: 1000 });
  const taken = [queue.add(1), queue.add(2)];
  expect(await queue.add(3)).toBe('full');
  gate.resolve();
  expect(await Promise.all(taken)).toEqual(['stored', 'stored']);
  expect(await queue.add(4)).toBe('stored');
  expect(queue.waiting()).toBe(0);
});

test('few rows that weigh much are refused as well', async () => {
  const gate = Promise.withResolvers<void>();
  const queue = batcher(() => gate.promise, { rows: 100, bytes: 1000 });
  const taken = queue.add(1, 600);
  expect(await queue.add(2, 500)).toBe('full');
  const small = queue.add(3, 400);
  gate.resolve();
  expect(await Promise.all([taken, small])).toEqual(['stored', 'stored']);
  expect(await queue.add(4, 1000)).toBe('stored');
});
