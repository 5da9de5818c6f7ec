import { describe, expect, test } from 'vitest';
import { LICENCE_MOVES, LICENCE_STATES, stateAt, termsOf } from './licence.ts';

const day = (text: string) => new Date(`${text}T10:00:00Z`);

describe('terms', () => {
  test.each([
    ['1M', '2026-11-20', 1, '2026-12-20'],
    ['1M', '2027-01-31', 1, '2027-02-28'],
    ['1M', '2028-01-31', 1, '2028-02-29'],
    ['1Y', '2026-11-20', 1, '2027-11-20'],
    ['1Y', '2028-02-29', 1, '2029-02-28'],
  ] as const)('of %s from %s', (type, from, seats, until) => {
    expect(termsOf(type, day(from))).toEqual({ seats, worksUntil: day(until), updatesUntil: day(until) });
  });
  test.each([
    ['1M', '2027-02-28', '2027-01-31', '2027-03-31'],
    ['1M', '2027-03-31', '2027-01-31', '2027-04-30'],
    ['1Y', '2027-02-28', '2024-02-29', '2028-02-29'],
    // Not a whole number of terms after the first day.
    ['1M', '2027-02-27', '2027-01-31', '2027-03-27'],
    ['1Y', '2027-07-31', '2027-01-31', '2028-07-31'],
    ['1M', '2027-02-28', '2027-03-31', '2027-03-28'],
  ] as const)('of %s from %s, renewed since %s', (type, from, anchor, until) => {
    expect(termsOf(type, day(from), day(anchor)).worksUntil).toEqual(day(until));
  });
  test.each([
    ['LFT', 1],
    ['Lifetime+5PC', 5],
  ] as const)('of %s never end', (type, seats) => {
    expect(termsOf(type, day('2026-11-20'))).toEqual({ seats, worksUntil: null, updatesUntil: null });
  });
});

describe('states', () => {
  const allowed = new Set([
    'active suspended',
    'active revoked',
    'active expired',
    'suspended active',
    'suspended revoked',
    'expired active',
    'expired revoked',
  ]);
  const moves = LICENCE_STATES.flatMap((from) => LICENCE_STATES.map((to) => [from, to] as const));

  test.each(moves)('%s to %s', (from, to) => {
    expect(LICENCE_MOVES[from].includes(to)).toBe(allowed.has(`${from} ${to}`));
  });

  test('a term that is over is over without a job', () => {
    const worksUntil = day('2026-12-20');
    expect(stateAt({ state: 'active', worksUntil }, day('2026-12-19'))).toBe('active');
    expect(stateAt({ state: 'active', worksUntil }, worksUntil)).toBe('expired');
    expect(stateAt({ state: 'revoked', worksUntil }, worksUntil)).toBe('revoked');
    expect(stateAt({ state: 'suspended', worksUntil }, worksUntil)).toBe('suspended');
    expect(stateAt({ state: 'active', worksUntil: null }, day('2099-01-01'))).toBe('active');
  });
});
