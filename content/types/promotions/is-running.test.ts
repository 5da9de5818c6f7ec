import { expect, test } from 'vitest';
import { isRunning } from './is-running.ts';

const week = { closed: false, startsAt: '2026-10-05T00:00:00.000Z', endsAt: '2026-10-12T00:00:00.000Z' };

test.each([
  ['2026-10-04T23:59:59.999Z', false],
  ['2026-10-05T00:00:00.000Z', true],
  ['2026-10-11T23:59:59.999Z', true],
  ['2026-10-12T00:00:00.000Z', false],
])('a promotion at %s: %s', (now, runs) => {
  expect(isRunning(week, new Date(now))).toBe(runs);
  expect(isRunning({ ...week, closed: true }, new Date(now))).toBe(false);
});
