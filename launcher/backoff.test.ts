import { expect, it } from 'vitest';
import { crashesAfter, restartDelay } from './backoff.ts';

it('waits longer with each crash, half a minute at most', () => {
  expect([1, 2, 3, 20].map(restartDelay)).toEqual([250, 500, 1000, 30_000]);
});

it('counts the crashes in a row, and anew once a program has run longer than half a minute', () => {
  expect(crashesAfter(0, 0)).toBe(1);
  expect(crashesAfter(4, 30_000)).toBe(5);
  expect(crashesAfter(4, 30_001)).toBe(1);
});
