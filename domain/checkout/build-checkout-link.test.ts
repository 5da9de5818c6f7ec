import { expect, test } from 'vitest';
import { buildBasketLink, buildCheckoutLink } from './build-checkout-link.ts';

test.each([
  [{ pid: '643', licenceType: 'LFT' }, 'pid=643&opt643=LFT'],
  [{ pid: '643', licenceType: 'Lifetime+5PC' }, 'pid=643&opt643=Lifetime%2B5PC'],
  [{ pid: '643', licenceType: '1Y' }, 'pid=643&opt643=1Y&discounts_prohibited=1'],
  [{ pid: '643', licenceType: '1M', coupon: 'DNC10' }, 'pid=643&opt643=1M&coupon=DNC10'],
  [{ pid: '643', licenceType: '1M', discount: 'x' }, 'pid=643&opt643=1M&discount=x'],
  // A coupon made by staff, for a product without a standing coupon.
  [{ pid: '641', licenceType: '1M', coupon: 'SPRING' }, 'pid=641&opt641=1M&coupon=SPRING'],
  [{ pid: '712', licenceType: 'LFT', checkoutType: 'renew' }, 'pid=712&opt712=LFT&type=renew'],
] as const)('%o is %s', (request, query) => {
  expect(buildCheckoutLink(request)).toBe(query);
});

test.each([
  [['LFT', '1Y'], 'pid=643,646&opt643=LFT&opt646=1Y'],
  [['1M', '1Y'], 'pid=643,646&opt643=1M&opt646=1Y&discounts_prohibited=1'],
] as const)('two products with %o are %s', ([dvd, bluRay], query) => {
  const basket = [
    { pid: '643', licenceType: dvd },
    { pid: '646', licenceType: bluRay },
  ];
  expect(buildBasketLink(basket)).toBe(query);
});
