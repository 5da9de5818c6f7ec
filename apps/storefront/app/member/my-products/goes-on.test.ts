import { expect, test } from 'vitest';
import { goesOn } from './goes-on.ts';

const day = (iso: string) => new Date(`${iso}T12:00:00Z`);
type Held = Parameters<typeof goesOn>[1][number];
const licence: Omit<Held, 'worksUntil'> = { pid: '712', alsoOpens: [], licenceType: '1Y', state: 'active' };
const ends: Held = { ...licence, worksUntil: day('2026-12-01') };

test.each<[string, Partial<Held>]>([
  ['never ends', {}],
  ['ends later', { worksUntil: day('2026-12-02') }],
  ['is of what it is renewed as', { pid: '62037' }],
  ['is of a bundle that opens it', { pid: '761', alsoOpens: ['643', '712'] }],
])('a licence goes on in one that %s', (_what, change) => {
  expect(goesOn(ends, [ends, { ...licence, worksUntil: null, ...change }])).toBe(true);
});

test.each<[string, Partial<Held>]>([
  ['ends on the same day', { worksUntil: ends.worksUntil }],
  ['does not work', { state: 'suspended' }],
  ['is a trial', { licenceType: 'trial' }],
  ['is of another product', { pid: '643' }],
])('not in one that %s', (_what, change) => {
  expect(goesOn(ends, [ends, { ...licence, worksUntil: null, ...change }])).toBe(false);
});

test('what never ends needs no other', () => {
  const forGood = { ...licence, worksUntil: null };
  expect(goesOn(forGood, [forGood, forGood])).toBe(false);
});
