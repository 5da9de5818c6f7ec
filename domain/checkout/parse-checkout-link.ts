import { LICENCE_TYPES, type LicenceType } from '@spindle/platform/licence-types.ts';
import { cutText } from '@spindle/platform/text-length.ts';
import { pidSchema } from '../catalogue/pid.ts';
import type { Wanted } from './build-checkout-link.ts';
import { linkPids, MOST_PRODUCTS } from './link-pids.ts';

/** What a checkout link asks for. */
export interface CheckoutRequest {
  /** The products as named in the link, each pid once; the remap comes later. */
  wanted: readonly [Wanted, ...Wanted[]];
  coupon: string | undefined;
  discount: string | undefined;
  discountsProhibited: boolean;
  /** Decides the pid remap (spec §9). */
  checkoutType: string | undefined;
}

export type CheckoutLinkError = 'unknown_product' | 'unknown_licence_type' | 'too_many_products';

export type ParsedLink =
  | { ok: true; request: CheckoutRequest }
  /** `pid`: the product with the error, as named in the link. */
  | { ok: false; error: CheckoutLinkError; pid?: string };

/** Parses a checkout link's query; the products it names need not exist. */
export function parseCheckoutLink(query: URLSearchParams): ParsedLink {
  const pids = linkPids(query);
  if (pids.length > MOST_PRODUCTS) return { ok: false, error: 'too_many_products' };
  const wanted: Wanted[] = [];
  for (const pid of pids) {
    if (!pidSchema.safeParse(pid).success) return { ok: false, error: 'unknown_product', pid };
    const licenceType = parseLicenceType(query.get(`opt${pid}`) ?? '');
    if (!licenceType) return { ok: false, error: 'unknown_licence_type', pid };
    wanted.push({ pid, licenceType });
  }
  const [first, ...others] = wanted;
  if (!first) return { ok: false, error: 'unknown_product' };
  return {
    ok: true,
    request: {
      wanted: [first, ...others],
      coupon: cutText(query.get('coupon') ?? '', 64) || undefined,
      discount: cutText(query.get('discount') ?? '', 64) || undefined,
      discountsProhibited: prohibitsDiscounts(query),
      checkoutType: query.get('type') ?? undefined,
    },
  };
}

/** Whether a link allows no codes. */
export function prohibitsDiscounts(query: URLSearchParams): boolean {
  return query.get('discounts_prohibited') === '1';
}

/** An unescaped plus sign arrives as a space: `Lifetime 5PC` is `Lifetime+5PC`. */
export function parseLicenceType(value: string): LicenceType | undefined {
  const written = value.trim().replace(' ', '+');
  return LICENCE_TYPES.find((type) => type === written);
}
