import { expect, test } from 'vitest';
import { linksFor } from './links.ts';

test('a checkout link follows the rules of the checkout, in every language', () => {
  const purchase = { pid: '643', licenceType: '1Y', coupon: 'DNC10' } as const;
  expect(linksFor({ prefix: '' }).checkout(purchase)).toBe('/checkout?pid=643&opt643=1Y&coupon=DNC10');
  expect(linksFor({ prefix: '/de' }).checkout({ pid: '641', licenceType: '1Y' })).toBe(
    '/de/checkout?pid=641&opt641=1Y&discounts_prohibited=1',
  );
});
