import { expect, test } from 'vitest';
import { createBatcher } from './batcher.ts';

function batcher(store: (rows: readonly number[], token: string) => Promise<void>, capacity = 100) {
  return createBatcher<number>({ store, delay: 1, capacity, attempts: 3, onFailure: () => {} });
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

test('what does not fit is refused at once, until there is room again', async () => {
  const gate = Promise.withResolvers<void>();
  const queue = batcher(() => gate.promise, 2);
  const taken = [queue.add(1), queue.add(2)];
  expect(await queue.add(3)).toBe('full');
  gate.resolve();
  expect(await Promise.all(taken)).toEqual(['stored', 'stored']);
  expect(await queue.add(4)).toBe('stored');
  expect(queue.waiting).toBe(0);
});
