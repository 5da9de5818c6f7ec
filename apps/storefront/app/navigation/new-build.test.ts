import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOutdated, watchBuild } from './new-build.ts';

const HOUR = 3_600_000;
let end: () => void;
let current: string;
let connection: string | undefined;
let reads: number;

const sources = {
  async read() {
    reads++;
    if (current === 'offline') throw new TypeError('Failed to fetch');
    return current;
  },
  connection: () => connection,
};

beforeEach(() => {
  vi.useFakeTimers();
  current = 'one';
  connection = '4g';
  reads = 0;
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

test('the build is looked up a second after the page is ready, then every hour, until there is a newer one', async () => {
  end = watchBuild('one', sources);
  await vi.advanceTimersByTimeAsync(999);
  expect(reads).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect([reads, isOutdated()]).toEqual([1, false]);
  current = 'two';
  await vi.advanceTimersByTimeAsync(HOUR - 1);
  expect(reads).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect([reads, isOutdated()]).toEqual([2, true]);
  await vi.advanceTimersByTimeAsync(3 * HOUR);
  expect(reads).toBe(2);
});

test('not on a connection that has no room for it', async () => {
  connection = 'slow-2g';
  end = watchBuild('one', sources);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reads).toBe(0);
  connection = '3g';
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(reads).toBe(1);
});

test('a build that can not be read is the same one', async () => {
  current = 'offline';
  end = watchBuild('one', sources);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isOutdated()).toBe(false);
  current = 'two';
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(isOutdated()).toBe(true);
});

test('while developing there is none', async () => {
  end = watchBuild('', sources);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(reads).toBe(0);
});
