import { isLifetime, type LicenceType } from '@spindle/platform/licence-types.ts';

/** What a checkout link says besides its products. */
interface LinkExtras {
  /** Only one that is good for one of the products: the caller knows the products of its coupon. */
  coupon?: string | undefined;
  discount?: string | undefined;
  /** Decides over the pid remap (spec §9). */
  checkoutType?: string | undefined;
}

/** A product with the licence that is wanted of it. */
export interface Wanted {
  pid: string;
  licenceType: LicenceType;
}

export type Purchase = Wanted & LinkExtras;

/** The query of a checkout link (spec §2): `pid=643&opt643=LFT`. Browsers run it too: nothing here may need a library. */
export function buildCheckoutLink({ pid, licenceType, ...extras }: Purchase): string {
  return buildBasketLink([{ pid, licenceType }], extras);
}

/**
 * The same for several products: `pid=643,646&opt643=LFT&opt646=1Y`. Where all licences end it says
 * `discounts_prohibited=1`, unless a discount or coupon is present (spec §9).
 */
export function buildBasketLink(
  basket: readonly Wanted[],
  { coupon, discount, checkoutType }: LinkExtras = {},
): string {
  const query = new URLSearchParams({ pid: basket.map(({ pid }) => pid).join() });
  for (const { pid, licenceType } of basket) query.set(`opt${pid}`, licenceType);
  if (coupon) query.set('coupon', coupon);
  if (discount) query.set('discount', discount);
  const ends = !basket.some(({ licenceType }) => isLifetime(licenceType));
  if (ends && !coupon && !discount) query.set('discounts_prohibited', '1');
  if (checkoutType) query.set('type', checkoutType);
  // A comma needs no escape in a query, and people read these links.
  return query.toString().replaceAll('%2C', ',');
}
