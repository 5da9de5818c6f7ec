import { expect, test } from 'vitest';
import { subscriptionFilter } from './subscription-filter.ts';

const now = new Date('2026-11-22T09:00:00Z');

test('reads what is asked for', () => {
  expect(subscriptionFilter({ state: 'past_due', pid: ' 643 ', days: '7' }, now)).toEqual({
    ...{ state: 'past_due', pid: '643', dueBefore: new Date('2026-11-29T09:00:00Z') },
  });
});

test('leaves out what is empty or makes no sense', () => {
  const nothing = subscriptionFilter({ state: 'sold', pid: ' ', days: 'soon' }, now);
  expect(Object.values(nothing).filter((value) => value !== undefined)).toEqual([]);
});
