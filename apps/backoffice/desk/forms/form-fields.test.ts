import { expect, test } from 'vitest';
import { momentField, momentOf } from './form-fields.ts';

test('a moment is read in world time, and written as it was typed', () => {
  const moment = new Date('2026-11-22T09:30:00Z');
  expect(momentOf('2026-11-22T09:30')).toEqual(moment);
  expect(momentField(moment)).toBe('2026-11-22T09:30');
  expect(momentOf('')).toBeNull();
});

test.each(['2026-02-30T09:30', '2026-04-31T00:00', '2026-11-22T25:00', 'tomorrow'])(
  '%s is no moment, and no other one either',
  (typed) => {
    expect(momentOf(typed)?.getTime()).toBeNaN();
  },
);
