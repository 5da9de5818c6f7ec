import { expect, test } from 'vitest';
import { startOfDay } from './start-of-day.ts';

test('the first instant of a day', () => {
  expect(startOfDay('2026-11-22')).toEqual(new Date('2026-11-22T00:00:00Z'));
  expect(startOfDay('2028-02-29')).toEqual(new Date('2028-02-29T00:00:00Z'));
});

test.each(['2026-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-1-1', '22.11.2026', '2026-11', ''])(
  '%j is no day',
  (typed) => {
    expect(startOfDay(typed)).toBeUndefined();
  },
);
