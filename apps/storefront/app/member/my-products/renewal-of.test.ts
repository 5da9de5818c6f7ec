import type { Offer } from '@spindle/domain/catalogue/offer.ts';
import { expect, test } from 'vitest';
import { linksFor } from '../../../page/links.ts';
import { purchaseOf, renewalOf } from './renewal-of.ts';

const offer = (pid: string, change: Partial<Offer> = {}): Offer => ({
  ...{ pid, slug: 'dvd_ripper', name: 'DVD Ripper', shortName: 'DVD Ripper', names: {}, type: 'single' },
  ...{ system: 'win', productLine: 'dvd', onSale: true, contents: [], builds: [] },
  prices: [{ licenceType: '1Y', currency: 'EUR', amountMinor: 2999 }],
  ...change,
});
const offers = new Map(
  [offer('643'), offer('641', { onSale: false }), offer('712', { onSale: false }), offer('62037')].map(
    (sold) => [sold.pid, sold],
  ),
);
const german = { locale: 'de', links: linksFor({ prefix: '/de' }) } as const;
const year = { state: 'expired', pid: '643', licenceType: '1Y', worksUntil: new Date('2026-11-20') } as const;

test('an expired licence is bought again with the same term', () => {
  expect(renewalOf(year, offers, german)).toBe(
    '/de/checkout?pid=643&opt643=1Y&discounts_prohibited=1&type=renew',
  );
});

test('one that works to a day is bought again before it, too', () => {
  expect(renewalOf({ ...year, state: 'active' }, offers, german)).toBe(renewalOf(year, offers, german));
});

test('what has a successor is renewed as that', () => {
  expect(renewalOf({ ...year, pid: '712' }, offers, german)).toContain('pid=712&opt712=1Y');
});

test.each([
  ['works for good', { state: 'active', worksUntil: null }],
  ['was withdrawn', { state: 'revoked' }],
  ['is not sold any more', { pid: '641' }],
  ['is unknown', { pid: '999' }],
  ['has no price', { licenceType: '1M' }],
] as const)('what %s is not', (_what, change) => {
  expect(renewalOf({ ...year, ...change }, offers, german)).toBeUndefined();
});

test('a trial is bought as a year, or as what there is', () => {
  const trial = { ...year, licenceType: 'trial' } as const;
  expect(renewalOf(trial, offers, german)).toBeUndefined();
  expect(purchaseOf(trial, offers, german)).toBe('/de/checkout?pid=643&opt643=1Y&discounts_prohibited=1');
  const lifetime = offer('643', { prices: [{ licenceType: 'LFT', currency: 'EUR', amountMinor: 4999 }] });
  expect(purchaseOf(trial, new Map([['643', lifetime]]), german)).toBe('/de/checkout?pid=643&opt643=LFT');
  expect(purchaseOf({ ...trial, state: 'active' }, offers, german)).toBe(purchaseOf(trial, offers, german));
  for (const change of [
    { state: 'revoked' },
    { pid: '641' },
    { pid: '999' },
    { licenceType: '1Y' },
  ] as const) {
    expect(purchaseOf({ ...trial, ...change }, offers, german)).toBeUndefined();
  }
});
