import { expect, test } from 'vitest';
import { salesRange } from './sales-range.ts';

const at = { now: new Date('2026-11-20T23:30:00Z'), timeZone: 'Europe/Berlin' };
const usual = { from: '2026-10-23', to: '2026-11-21' };

test('without a question the last thirty days of the seller’s zone', () => {
  expect(salesRange({}, at)).toEqual({ ...usual, wrong: false });
});

test('what is asked for', () => {
  const asked = { from: '2025-01-01', to: '2025-12-31' };
  expect(salesRange(asked, at)).toEqual({ ...asked, wrong: false });
});

test.each([
  { from: '2026-11-20' },
  { to: '2026-11-20' },
  { from: '2026-11-20', to: '2026-11-19' },
  { from: '2026-02-30', to: '2026-11-20' },
  { from: '0001-01-01', to: '2026-11-20' },
  { from: '', to: '' },
])('no range: %o', (asked) => {
  expect(salesRange(asked, at)).toEqual({ ...usual, wrong: true });
});
