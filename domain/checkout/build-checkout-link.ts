import { isLifetime, type LicenceType } from '@spindle/platform/licence-types.ts';

/** What a checkout link says. */
export interface Purchase {
  pid: string;
  licenceType: LicenceType;
  /** Only one that is good for this product: the caller knows the products of its coupon. */
  coupon?: string | undefined;
  discount?: string | undefined;
  /** Decides over the pid remap (spec §9). */
  checkoutType?: string | undefined;
}

/**
 * The query of a checkout link (spec §2): `pid=643&opt643=LFT`. A licence that ends adds
 * `discounts_prohibited=1` unless a discount or coupon is present (spec §9). Browsers run it too: nothing here
 * may need a library.
 */
export function buildCheckoutLink({ pid, licenceType, coupon, discount, checkoutType }: Purchase): string {
  const query = new URLSearchParams({ pid, [`opt${pid}`]: licenceType });
  if (coupon) query.set('coupon', coupon);
  if (discount) query.set('discount', discount);
  if (!isLifetime(licenceType) && !coupon && !discount) query.set('discounts_prohibited', '1');
  if (checkoutType) query.set('type', checkoutType);
  return query.toString();
}
