import { expect, test } from 'vitest';
import { type Holder, whenHeld } from './held-address.ts';

const day = (of: number) => new Date(Date.UTC(2027, 0, of));
const email = 'kei@shop.test';
const held = (memberId: string, from?: number, until?: number): Holder => ({
  ...{ memberId, email, from: from === undefined ? undefined : day(from) },
  until: until === undefined ? undefined : day(until),
});
/** The days of a month on which the address counts as theirs. */
function days(of: string, holders: Holder[], purpose: 'export' | 'erasure' = 'erasure'): number[] {
  const spans = whenHeld(email, of, holders, { purpose, now: day(11) });
  const isIn = (at: Date) => spans.some(({ from, until }) => (!from || from <= at) && (!until || at < until));
  return Array.from({ length: 12 }, (_, index) => index + 1).filter((one) => isIn(day(one)));
}

test('an address that nobody else had is theirs for ever, or until now where they have left it', () => {
  for (const purpose of ['export', 'erasure'] as const) {
    const reading = { purpose, now: day(11) };
    const whole = { email, from: undefined, until: undefined };
    expect(whenHeld(email, 'a', [held('a', 3)], reading)).toEqual([whole]);
    const until = purpose === 'export' ? new Date(day(11).getTime() + 1) : day(11);
    expect(whenHeld(email, 'a', [held('a', 3, 5)], reading)).toEqual([{ ...whole, until }]);
  }
});

test('one that changed hands is each one’s while they had it', () => {
  const both = [held('a', 3, 5), held('b', 5)];
  expect(days('a', both)).toEqual([1, 2, 3, 4]);
  expect(days('b', both)).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
});

test('between two, what is older than a mail about the change is the next one’s to erase and in nobody’s export', () => {
  const three = [held('a', 2, 4), held('b', 7, 9), held('c', 12)];
  expect(days('a', three)).toEqual([1, 2, 3, 4]);
  expect(days('b', three)).toEqual([5, 6, 7, 8, 9]);
  expect(days('c', three)).toEqual([10, 11, 12]);
  expect(days('a', three, 'export')).toEqual([1, 2, 3, 4]);
  expect(days('b', three, 'export')).toEqual([7, 8, 9]);
  expect(days('c', three, 'export')).toEqual([12]);
});

test('of the former one there are minutes after the change, for mails that tell of it, unless the next one has it by then', () => {
  const minute = (of: number) => new Date(day(4).getTime() + of * 60_000);
  const spans = (next: Date) =>
    whenHeld(email, 'a', [held('a', 2, 4), { ...held('b', 1), from: next }], {
      ...{ purpose: 'erasure', now: day(11) },
    }).at(-1);
  expect(spans(day(7))?.until).toEqual(minute(10));
  expect(spans(minute(3))?.until).toEqual(minute(3));
});

test('after all, and with nobody since, it is nobody’s', () => {
  const gone = [held('a', 2, 4), held('b', 5, 7)];
  expect(days('a', gone)).toEqual([1, 2, 3, 4]);
  expect(days('b', gone)).toEqual([5, 6, 7]);
});

test('who gets it back has both times', () => {
  const back = [held('a', 2, 4), held('b', 5, 7), held('a', 9)];
  expect(days('a', back)).toEqual([1, 2, 3, 4, 8, 9, 10, 11, 12]);
  expect(days('b', back)).toEqual([5, 6, 7]);
  expect(days('a', back, 'export')).toEqual([1, 2, 3, 4, 9, 10, 11, 12]);
});

test('what two are known of is nobody’s', () => {
  const unclear = [held('a', undefined, 6), held('b', 4)];
  expect(days('a', unclear)).toEqual([1, 2, 3]);
  expect(days('b', unclear)).toEqual([6, 7, 8, 9, 10, 11, 12]);
  expect(days('a', [held('a', undefined, 6), held('b', undefined, 9)])).toEqual([]);
});
