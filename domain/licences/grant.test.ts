import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endsOf, type GrantTerm, movedBehind, movedForward, splitAround } from './grant.ts';

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const term = (from: number, to: number | null): GrantTerm => ({
  startsAt: day(from),
  worksUntil: to === null ? null : day(to),
  updatesUntil: to === null ? null : day(to),
});

describe('the end of a licence', () => {
  test('is the last end of its grants', () => {
    expect(endsOf([term(1, 31), term(5, 20)])).toEqual({ worksUntil: day(31), updatesUntil: day(31) });
  });
  test('is never when one of them never ends', () => {
    expect(endsOf([term(1, 31), term(5, null)])).toEqual({ worksUntil: null, updatesUntil: null });
  });
  test('of work and of updates are two things', () => {
    const lifetime = { startsAt: day(1), worksUntil: null, updatesUntil: day(366) };
    expect(endsOf([lifetime, term(1, 31)])).toEqual({ worksUntil: null, updatesUntil: day(366) });
  });
});

describe('a term that is added', () => {
  test('moves what would begin within it, and what follows that, behind it', () => {
    expect(movedBehind(term(1, 31), [term(11, 41), term(41, 71)], day(5))).toEqual([
      term(31, 61),
      term(61, 91),
    ]);
  });
  test('moves nothing that has begun, that follows it already, or where it never ends', () => {
    expect(movedBehind(term(1, 31), [term(2, 32)], day(5))).toEqual([]);
    expect(movedBehind(term(1, 31), [term(31, 61)], day(5))).toEqual([]);
    expect(movedBehind(term(1, null), [term(11, 41)], day(5))).toEqual([]);
    expect(movedBehind(term(1, 31), [], day(5))).toEqual([]);
  });
  test('counts nothing that has ended in the moment it began', () => {
    expect(movedBehind(term(5, 35), [term(5, 5), term(15, 45)], day(5))).toEqual([term(35, 65)]);
  });
});

describe('a grant that a term is added within', () => {
  test('goes on after it with what is left', () => {
    expect(splitAround(term(16, 46), term(1, 31), day(16))).toEqual({
      begun: term(1, 16),
      rest: term(46, 61),
    });
    // The span begins before the grant.
    expect(splitAround(term(1, 31), term(11, 41), day(16))).toEqual({
      begun: term(11, 11),
      rest: term(31, 61),
    });
  });
  test.each([
    ['has not begun', term(16, 46), term(20, 50)],
    ['is over', term(16, 46), term(1, 16)],
    ['never ends', term(16, 46), term(1, null)],
    ['is followed by what never ends', term(16, null), term(1, 31)],
  ])('stays as it is where it %s', (_why, added, grant) => {
    expect(splitAround(added, grant, day(16))).toBeUndefined();
  });
});

describe('a term that is taken back', () => {
  test('moves the one after it to now', () => {
    expect(movedForward(term(1, 31), [term(31, 61)], day(11))).toEqual([term(11, 41)]);
  });
  test('before it began moves the one after it to its place', () => {
    expect(movedForward(term(31, 61), [term(1, 31), term(61, 91)], day(11))).toEqual([term(31, 61)]);
  });
  test('moves the one after it no further than to where something else ends', () => {
    const others = [term(1, 21), term(31, 61)];
    expect(movedForward(term(5, 31), others, day(11))).toEqual([term(21, 51)]);
    expect(movedForward(term(5, 31), [term(1, 41), term(31, 61)], day(11))).toEqual([]);
  });
  test('moves nothing that began before its end, and nothing when it is over or has no end', () => {
    expect(movedForward(term(1, 31), [term(2, 32)], day(11))).toEqual([]);
    expect(movedForward(term(1, 31), [term(31, 61)], day(40))).toEqual([]);
    expect(movedForward(term(1, null), [term(31, 61)], day(11))).toEqual([]);
  });

  const DAY = 86_400_000;
  const chains = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 6 });
  const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0);

  test('leaves exactly what was used of it and what the others have granted', () => {
    fc.assert(
      fc.property(chains, fc.nat(), fc.integer({ min: 0, max: 2000 }), (lengths, which, past) => {
        const chain = lengths.map((length, place) => {
          const from = 1 + sum(lengths.slice(0, place));
          return term(from, from + length);
        });
        const place = which % chain.length;
        const [first = term(1, 1), ...others] = chain.toSpliced(place, 1);
        fc.pre(chain.length > 1);
        const taken = chain[place] ?? first;
        const later = movedForward(taken, [first, ...others], day(1 + past));
        const used = Math.max(0, Math.min(past - sum(lengths.slice(0, place)), lengths[place] ?? 0));
        const kept = sum(lengths.toSpliced(place, 1));
        const stands = later.length > 0 ? later : [first, ...others];
        const end = endsOf([stands.at(-1) ?? first]).worksUntil?.getTime() ?? 0;
        const isLast = place === chain.length - 1;
        expect((end - day(1).getTime()) / DAY).toBe(isLast ? kept : kept + used);
      }),
    );
  });
});
