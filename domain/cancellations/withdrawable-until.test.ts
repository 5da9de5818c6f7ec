import { expect, test } from 'vitest';
import { withdrawableUntil } from './withdrawable-until.ts';

// The day of the contract does not count, five days are added for holidays, and the last day is a working day.
test.each([
  ['a Sunday', '2027-01-31T10:00:00Z', '2027-02-20T00:00:00.000Z', 'UTC'],
  ['nineteen days before a Saturday', '2027-02-01T10:00:00Z', '2027-02-23T00:00:00.000Z', 'UTC'],
  ['nineteen days before a Sunday', '2027-02-02T10:00:00Z', '2027-02-23T00:00:00.000Z', 'UTC'],
  ['before clocks go back', '2026-10-19T22:10:00Z', '2026-11-09T23:00:00.000Z', 'Europe/Berlin'],
  ['before clocks go forward', '2027-03-22T22:30:00Z', '2027-04-12T22:00:00.000Z', 'Europe/Berlin'],
] as const)('a contract of %s can be withdrawn from until the end of a day', (_, at, until, zone) => {
  expect(withdrawableUntil(new Date(at), zone).toISOString()).toBe(until);
});

test('holidays in a row move the end to the working day after them', () => {
  // The fourteenth day is 25 March 2027, Maundy Thursday: the next working day in Denmark is Tuesday, 30 March.
  const until = withdrawableUntil(new Date('2027-03-11T10:00:00Z'), 'Europe/Copenhagen');
  expect(until.toISOString()).toBe('2027-03-30T22:00:00.000Z');
});
