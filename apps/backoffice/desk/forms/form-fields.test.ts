import { expect, test } from 'vitest';
import { momentField, momentOf } from './form-fields.ts';

test.each([
  ['UTC', '2026-11-22T09:30:00Z'],
  ['Europe/Berlin', '2026-11-22T08:30:00Z'],
  ['America/New_York', '2026-11-22T14:30:00Z'],
])('a moment is read in a zone such as %s, and written as it was typed', (zone, utc) => {
  const moment = new Date(utc);
  expect(momentOf('2026-11-22T09:30', zone)).toEqual(moment);
  expect(momentField(moment, zone)).toBe('2026-11-22T09:30');
  expect(momentOf('', zone)).toBeNull();
  expect(momentField(null, zone)).toBe('');
});

test.each(['2026-02-30T09:30', '2026-04-31T00:00', '2026-11-22T25:00', 'tomorrow'])(
  '%s is no moment, and no other one either',
  (typed) => {
    expect(momentOf(typed, 'Europe/Berlin')?.getTime()).toBeNaN();
  },
);
