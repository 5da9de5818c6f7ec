import { expect, test } from 'vitest';
import { withTaxed } from './with-taxed.ts';

test('a currency that was only taxed on these days is shown once, after those that were sold in', () => {
  const nothing = { orders: 0, revenueMinor: 0, refundedMinor: 0, chargedBackMinor: 0 };
  const euros = { ...nothing, currency: 'EUR', orders: 1, byDay: [], byProduct: [], byCountry: [] };
  const report = { days: ['2026-11-21', '2026-11-22'], currencies: [euros] };
  const taxed = ['EUR', 'JPY', 'JPY'].map((currency) => ({ currency }));
  const yen = { ...nothing, currency: 'JPY' };
  expect(withTaxed(report, taxed)).toEqual([
    euros,
    { ...yen, byDay: [yen, yen], byProduct: [], byCountry: [] },
  ]);
});
