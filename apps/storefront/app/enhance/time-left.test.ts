import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const end = Date.parse('2026-10-12T00:00:00Z');
const left = (before: number) => {
  const { days, hours, minutes, seconds } = timeLeft(end, end - before) ?? {};
  return days && `${days} ${hours}:${minutes}:${seconds}`;
};

it.each([
  [5 * 86_400_000 + 3_723_000, '05 01:02:03'],
  [120 * 86_400_000, '120 00:00:00'],
  [59_999, '00 00:01:00'],
  [1, '00 00:00:01'],
  [0, undefined],
  [-1, undefined],
  [Number.NaN, undefined],
])('%d ms before the end', (before, expected) => expect(left(before)).toBe(expected));
