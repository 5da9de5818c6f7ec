import type { Db } from '@spindle/platform/database.ts';
import { hadAddress } from '../accounts/address/had-address.ts';
import { type Coupon, normaliseCouponCode } from './coupon.ts';
import { customerTags } from './customer-tags.ts';
import { findCoupon } from './find-coupon.ts';
import type { PriceContext } from './price-lines.ts';
import type { PriceMember, Promotion } from './promotion.ts';
import { customerOf } from './promotion-uses.ts';
import { selectPromotionsFrom, selectUsesOf } from './queries/promotions.ts';

/** What a buyer brings that may lower prices. */
export interface PriceRequest {
  /** The moment that prices are asked for. */
  at: Date;
  /** As typed, or as a link carries it: what it takes off is for the shop to say. */
  code: string | undefined;
  /** The link forbids codes (spec §9). Promotions are prices and stand. */
  discountsProhibited: boolean;
  /** Who is logged in. */
  member: PriceMember | undefined;
  /** ISO 3166 code, where it is known. */
  country: string | undefined;
}

/**
 * Reads what `priceLines` needs to know. What is read for a moment holds for later ones, too: the context says of which
 * moment the prices are.
 */
export async function readPriceContext(
  { db }: { db: Db },
  { at, code: typed, discountsProhibited, member, country }: PriceRequest,
): Promise<PriceContext> {
  const code = normaliseCouponCode(typed ?? '');
  const [found, promotions] = await Promise.all([
    code && !discountsProhibited ? findCoupon(db, code) : undefined,
    selectPromotionsFrom(db, at),
  ]);
  // Nobody is looked up for promotions that are for everybody.
  const asksWho = promotions.some(({ tags }) => tags.length > 0);
  return {
    ...{ at, member, country },
    coupon: code
      ? { code, found, prohibited: discountsProhibited, isTheirs: await isTheirs(db, found, member) }
      : undefined,
    tags: asksWho ? await customerTags(db, member) : [],
    promotions: await withinCap(db, promotions, member),
  };
}

/** A member's own coupon stays theirs when the account moves to another address. */
async function isTheirs(
  db: Db,
  coupon: Coupon | undefined,
  member: PriceMember | undefined,
): Promise<boolean> {
  if (!member || !coupon?.email) return false;
  return coupon.email === member.email || hadAddress(db, { ...member, email: coupon.email });
}

/** What this member has had often enough is left out. */
async function withinCap(
  db: Db,
  promotions: readonly Promotion[],
  member: PriceMember | undefined,
): Promise<readonly Promotion[]> {
  const capped = promotions.filter(({ maxUsesPerCustomer }) => maxUsesPerCustomer !== null);
  if (!member || capped.length === 0) return promotions;
  const keys = capped.map(({ key }) => key);
  const uses = await selectUsesOf(db, customerOf(member), keys);
  return promotions.filter(
    ({ key, maxUsesPerCustomer }) => maxUsesPerCustomer === null || (uses.get(key) ?? 0) < maxUsesPerCustomer,
  );
}
