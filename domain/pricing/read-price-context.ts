import type { Db } from '@spindle/platform/database.ts';
import { normaliseCouponCode } from './coupon.ts';
import { findCoupon } from './find-coupon.ts';
import type { PriceContext } from './price-lines.ts';

/** What a buyer brings that may lower prices. */
export interface PriceRequest {
  /** As typed, or as a link carries it: what it takes off is for the shop to say. */
  code: string | undefined;
  /** The link forbids codes (spec §9). */
  discountsProhibited: boolean;
  /** Of the member who is logged in. */
  memberEmail: string | undefined;
}

/** Reads what `priceLines` needs to know. */
export async function readPriceContext(
  { db }: { db: Db },
  { code: typed, discountsProhibited, memberEmail }: PriceRequest,
): Promise<PriceContext> {
  const code = normaliseCouponCode(typed ?? '');
  if (!code) return { coupon: undefined, memberEmail };
  const found = discountsProhibited ? undefined : await findCoupon(db, code);
  return { coupon: { code, found, prohibited: discountsProhibited }, memberEmail };
}
