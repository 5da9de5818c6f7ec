import { isLifetime, type LicenceType } from '@spindle/platform/licence-types.ts';

/** What a checkout link says besides its products. */
interface LinkExtras {
  /** Must apply to one of the products: the caller knows which products its coupon is for. */
  coupon?: string | undefined;
  discount?: string | undefined;
  /** Decides the pid remap (spec §9). */
  checkoutType?: string | undefined;
}

/** A product with the wanted licence type. */
export interface Wanted {
  pid: string;
  licenceType: LicenceType;
}

export type Purchase = Wanted & LinkExtras;

/** The query of a checkout link (spec §2): `pid=643&opt643=LFT`. It runs in browsers, too, so nothing here may need a library. */
export function buildCheckoutLink({ pid, licenceType, ...extras }: Purchase): string {
  return buildBasketLink([{ pid, licenceType }], extras);
}

/**
 * The same for several products: `pid=643,646&opt643=LFT&opt646=1Y`. If none of the licences is for a lifetime, it contains
 * `discounts_prohibited=1`, unless there is a discount or coupon (spec §9).
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
  // A comma needs no escaping in a query, and people read these links.
  return query.toString().replaceAll('%2C', ',');
}
