import { offer } from '@spindle/domain/checkout/testing/commerce.ts';
import type { PriceContext } from '@spindle/domain/pricing/price-lines.ts';
import { expect, test } from 'vitest';
import { linksFor } from '../../../page/links.ts';
import { upgradeOf } from './upgrade-of.ts';

const offers = new Map(
  [
    offer('643', 'DVD Ripper'),
    offer('646', 'Blu-ray Ripper', { onSale: false }),
    offer('761', 'Complete Bundle', { names: { de: { name: 'Komplettpaket', shortName: 'Komplettpaket' } } }),
  ].map((each) => [each.pid, each]),
);
const context: PriceContext = {
  ...{ at: new Date('2026-11-22T12:00:00Z'), coupon: undefined, promotions: [] },
  ...{ country: undefined, tags: [], member: undefined },
};
const of = {
  context,
  offers,
  owned: new Set(['643']),
  locale: 'de' as const,
  links: linksFor({ prefix: '/de' }),
};
const works = { state: 'active', licenceType: 'LFT' } as const;

test('the first that is sold and not there yet is offered, with the same kind of licence', () => {
  expect(upgradeOf(works, ['643', '646', '1', '761'], of)).toEqual({
    ...{ name: 'Komplettpaket', price: '45,95\u00a0€' },
    href: '/de/checkout?pid=761&opt761=LFT&type=upgrade',
  });
});

test('nothing is offered to who has all of it, for a trial, or for what does not work', () => {
  expect(upgradeOf(works, ['643', '646'], of)).toBeUndefined();
  expect(upgradeOf({ ...works, licenceType: 'trial' }, ['761'], of)).toBeUndefined();
  expect(upgradeOf({ ...works, state: 'expired' }, ['761'], of)).toBeUndefined();
});
