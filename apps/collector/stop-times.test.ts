import { DRAIN_TIME } from '@spindle/platform/lifecycle.ts';
import { expect, test } from 'vitest';
import { END_TIMES, STOP_TIME } from './stop-times.ts';

test('a stop cuts visitors off, then gives the store up, before the program is ended', () => {
  const inOrder = [END_TIMES.idle, END_TIMES.answer, END_TIMES.all, STOP_TIME, DRAIN_TIME];
  expect(inOrder).toEqual([...new Set(inOrder)].toSorted((a, b) => a - b));
});
