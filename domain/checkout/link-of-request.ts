import { buildBasketLink } from './build-checkout-link.ts';
import type { CheckoutRequest } from './parse-checkout-link.ts';

/** The query of a link for the same request. If the original link allowed no codes, neither does this one. */
export function linkOfRequest({
  wanted,
  discountsProhibited,
  ...extras
}: Pick<CheckoutRequest, 'wanted' | 'coupon' | 'discountsProhibited'> & Partial<CheckoutRequest>): string {
  const query = new URLSearchParams(buildBasketLink(wanted, extras));
  if (discountsProhibited) query.set('discounts_prohibited', '1');
  return query.toString().replaceAll('%2C', ',');
}
