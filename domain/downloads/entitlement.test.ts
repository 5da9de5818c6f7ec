import { expect, test } from 'vitest';
import { LICENCE_STATES, type Licence } from '../licences/licence.ts';
import { isEntitled } from './entitlement.ts';
import { BUILDS } from './release.ts';

const updatesUntil = new Date('2026-11-22T15:30:00Z');
const licence: Pick<Licence, 'pid' | 'alsoOpens' | 'licenceType' | 'state' | 'updatesUntil'> = {
  ...{ pid: '643', alsoOpens: [], licenceType: '1Y', state: 'active', updatesUntil },
};
const release = { pid: '643', build: 'licensed' as const, releasedAt: updatesUntil };

test.each([
  ['2026-11-22T00:00:00.000Z', true],
  ['2026-11-22T15:30:00.000Z', true],
  ['2026-11-22T15:30:00.001Z', false],
  ['2026-11-23T00:00:00.000Z', false],
])('what came out at %s is in its updates: %s', (date, is) => {
  expect(isEntitled({ ...release, releasedAt: new Date(date) }, licence)).toBe(is);
});

test('updates without end bring everything, and nothing of another product', () => {
  const lifetime = { ...licence, licenceType: 'LFT' as const, updatesUntil: null };
  expect(isEntitled({ ...release, releasedAt: new Date('2099-01-01') }, lifetime)).toBe(true);
  expect(isEntitled({ ...release, pid: '646' }, lifetime)).toBe(false);
});

test('a bundle brings what it held when it was bought', () => {
  const bundle = { ...licence, pid: '761', alsoOpens: ['643', '646'] };
  const brought = ['761', '643', '646', '641'].filter((pid) => isEntitled({ ...release, pid }, bundle));
  expect(brought).toEqual(['761', '643', '646']);
});

test('a licence that was stopped or taken back brings nothing', () => {
  const bringing = LICENCE_STATES.filter((state) => isEntitled(release, { ...licence, state }));
  expect(bringing).toEqual(['active', 'expired']);
});

test.each([
  ['1Y' as const, ['licensed', 'both']],
  ['trial' as const, ['trial', 'both']],
])('%s brings the builds %s', (licenceType, builds) => {
  const brought = BUILDS.filter((build) => isEntitled({ ...release, build }, { ...licence, licenceType }));
  expect(brought).toEqual(builds);
});
