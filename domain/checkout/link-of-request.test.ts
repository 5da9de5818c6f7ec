import { expect, test } from 'vitest';
import { linkOfRequest } from './link-of-request.ts';
import { parseCheckoutLink } from './parse-checkout-link.ts';

test.each([
  'pid=643&opt643=LFT',
  'pid=643&opt643=LFT&discounts_prohibited=1',
  'pid=643,646&opt643=LFT&opt646=1Y&coupon=DNC10',
  'pid=643&opt643=1Y&coupon=DNC10&discounts_prohibited=1',
  'pid=643&opt643=1Y&discounts_prohibited=1&type=renew',
  'pid=643&opt643=Lifetime%2B5PC&discount=OEM&type=renew',
])('leads back to what was asked for: %s', (query) => {
  const asked = parseCheckoutLink(new URLSearchParams(query));
  if (!asked.ok) expect.fail(asked.error);
  const back = new URLSearchParams(linkOfRequest(asked.request));
  expect(parseCheckoutLink(back)).toEqual(asked);
  expect(back.has('discounts_prohibited')).toBe(query.includes('discounts_prohibited'));
});
