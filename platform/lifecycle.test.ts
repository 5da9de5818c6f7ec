import { expect, test } from 'vitest';
import { END_TIMES } from './connections.ts';
import { DRAIN_TIME } from './lifecycle.ts';

test('whoever hangs on is cut off before the program gives up waiting, five seconds after it was told to stop', () => {
  const inOrder = [END_TIMES.idle, END_TIMES.answer, END_TIMES.all, DRAIN_TIME];
  expect(inOrder).toEqual([...new Set(inOrder)].toSorted((a, b) => a - b));
  expect(DRAIN_TIME).toBeLessThanOrEqual(5_000);
});
