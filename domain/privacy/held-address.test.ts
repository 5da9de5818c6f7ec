import { expect, test } from 'vitest';
import { type Holder, whenHeld } from './held-address.ts';

const day = (of: number) => new Date(Date.UTC(2027, 0, of));
const email = 'kei@shop.test';
const held = (memberId: string, from?: number, until?: number): Holder => ({
  ...{ memberId, email, from: from === undefined ? undefined : day(from) },
  until: until === undefined ? undefined : day(until),
});
/** The days of a month on which it is theirs. */
function days(of: string, holders: Holder[]): number[] {
  const spans = whenHeld(email, of, holders);
  const isIn = (at: Date) => spans.some(({ from, until }) => (!from || from <= at) && (!until || at < until));
  return Array.from({ length: 12 }, (_, index) => index + 1).filter((one) => isIn(day(one)));
}

test('an address that nobody else had is theirs for ever', () => {
  expect(whenHeld(email, 'a', [held('a', 3, 5)])).toEqual([{ email, from: undefined, until: undefined }]);
});

test('one that changed hands is each one’s while they had it', () => {
  const both = [held('a', 3, 5), held('b', 5)];
  expect(days('a', both)).toEqual([1, 2, 3, 4]);
  expect(days('b', both)).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
});

test('between two it stays with who had it before', () => {
  const three = [held('a', 2, 4), held('b', 6, 8), held('c', 10)];
  expect(days('a', three)).toEqual([1, 2, 3, 4, 5]);
  expect(days('b', three)).toEqual([6, 7, 8, 9]);
  expect(days('c', three)).toEqual([10, 11, 12]);
});

test('who gets it back has both times', () => {
  const back = [held('a', 2, 4), held('b', 5, 7), held('a', 8)];
  expect(days('a', back)).toEqual([1, 2, 3, 4, 8, 9, 10, 11, 12]);
  expect(days('b', back)).toEqual([5, 6, 7]);
});

test('what two are known of is nobody’s', () => {
  const unclear = [held('a', undefined, 6), held('b', 4)];
  expect(days('a', unclear)).toEqual([1, 2, 3]);
  expect(days('b', unclear)).toEqual([6, 7, 8, 9, 10, 11, 12]);
  expect(days('a', [held('a', undefined, 6), held('b', undefined, 9)])).toEqual([]);
});
