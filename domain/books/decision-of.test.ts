import { expect, test } from 'vitest';
import { decisionOf } from './decision-of.ts';

const on = (day: number, hour = 12) => new Date(Date.UTC(2027, 0, day, hour));
const decisions = (...decided: [state: 'won' | 'lost', day: number][]) =>
  decided.map(([state, day], index) => ({ number: index + 1, state, at: on(day).toISOString() }));
const of = (amountMinor: number, movedAt: Date, ...decided: Parameters<typeof decisions>) =>
  decisionOf({ amountMinor, movedAt }, decisions(...decided), []);

test('what a bank takes belongs to the decision that comes, however late', () => {
  expect(of(-1000, on(1), ['lost', 20])).toBe(1);
  expect(of(-1000, on(1), ['won', 20])).toBe(1);
  expect(of(-1000, on(5), ['won', 3], ['lost', 20])).toBe(2);
});

test('what it gives back belongs to the decision that it came with, also where clocks differ', () => {
  expect(of(1000, on(20, 11), ['lost', 3], ['won', 20])).toBe(2);
  expect(of(1000, on(20, 13), ['lost', 3], ['won', 20], ['lost', 25])).toBe(2);
  // Lost and won within minutes.
  expect(of(1000, on(20), ['lost', 20], ['won', 20])).toBe(2);
  expect(of(-1000, on(20), ['lost', 20], ['won', 20])).toBe(1);
});

test('what calls for a decision that nobody has heard of yet belongs to none', () => {
  expect(of(-1000, on(5), ['won', 3])).toBeUndefined();
  expect(of(1000, on(5), ['lost', 3])).toBeUndefined();
  expect(of(-1000, on(5))).toBeUndefined();
});

test('what the provider lists late belongs to the last decision that calls for it', () => {
  expect(of(1000, on(9), ['lost', 3], ['won', 5])).toBe(2);
  expect(of(-1000, on(9), ['lost', 5])).toBe(1);
});

test('what was taken and given back without anybody hearing of it belongs to the last decision', () => {
  const taken = { amountMinor: -1000, movedAt: on(9) };
  const all = [taken, { amountMinor: 1000, movedAt: on(15) }];
  expect(decisionOf(taken, decisions(['lost', 3], ['won', 5]), all)).toBe(2);
});
