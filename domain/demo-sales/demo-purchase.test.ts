import { expect, test } from 'vitest';
import { DAY_MS, DEMO_DAYS, demoPurchases } from './demo-purchase.ts';

const until = new Date('2026-11-22T10:00:00Z');
const plan = () => demoPurchases(until, { pids: ['643', '646'], perDay: 4 });

test('the same end and products give the same purchases, each of an address of its own', () => {
  expect(plan()).toEqual(plan());
  expect(new Set(plan().map(({ email }) => email)).size).toBe(plan().length);
});

test('each of 90 days has some, the first of all at their very beginning, and none is yet to come', () => {
  const daysAgo = plan().map(({ at }) => (until.getTime() - at.getTime()) / DAY_MS);
  expect(daysAgo[0]).toBe(DEMO_DAYS);
  expect(daysAgo.toSorted((one, other) => other - one)).toEqual(daysAgo);
  expect(Math.min(...daysAgo)).toBeGreaterThan(0);
  expect(new Set(daysAgo.map((days) => Math.ceil(days))).size).toBe(DEMO_DAYS);
});

test('some go back, after they were bought and before now', () => {
  const refunded = plan().filter(({ refundedAt }) => refundedAt);
  expect(refunded.length).toBeGreaterThan(2);
  expect(refunded.length).toBeLessThan(plan().length / 10);
  expect(refunded.every(({ at, refundedAt }) => refundedAt && refundedAt > at && refundedAt < until)).toBe(
    true,
  );
});
