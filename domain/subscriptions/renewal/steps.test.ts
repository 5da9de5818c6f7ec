import { expect, test } from 'vitest';
import { stepAfter, stepsOf } from './steps.ts';

const periodEnd = new Date('2027-11-22T10:00:00Z');
const days = (subscription: Parameters<typeof stepsOf>[0]) =>
  stepsOf(subscription).map(({ step, at }) => [step, (at.getTime() - periodEnd.getTime()) / 86_400_000]);

test('a year is announced twice, a month is not; both look at the card', () => {
  expect(days({ state: 'active', term: '1Y', periodEnd })).toEqual([
    ['remind', -45],
    ['check_card', -10],
    ['remind', -7],
    ['renew', 0],
  ]);
  expect(days({ state: 'active', term: '1M', periodEnd })).toEqual([
    ['check_card', -10],
    ['renew', 0],
  ]);
});

test('the card is tried on days 2, 7, 14 and 21', () => {
  expect(days({ state: 'past_due', term: '1M', periodEnd })).toEqual([
    ['retry', 2],
    ['retry', 7],
    ['retry', 14],
    ['retry', 21],
  ]);
});

test('what was cancelled ends with its period; nothing is done about what is paused or has ended', () => {
  expect(days({ state: 'cancelling', term: '1M', periodEnd })).toEqual([['end', 0]]);
  expect(days({ state: 'paused', term: '1M', periodEnd })).toEqual([]);
  expect(stepAfter({ state: 'ended', term: '1Y', periodEnd }, periodEnd)).toEqual({
    nextStep: null,
    dueAt: null,
  });
});

test('one step follows another; after the last, that one stays due', () => {
  const year = { state: 'active', term: '1Y', periodEnd } as const;
  const [, card] = stepsOf(year);
  expect(stepAfter(year, card?.at ?? periodEnd)).toMatchObject({ nextStep: 'remind' });
  expect(stepAfter(year, new Date('2030-01-01'))).toEqual({ nextStep: 'renew', dueAt: periodEnd });
});
