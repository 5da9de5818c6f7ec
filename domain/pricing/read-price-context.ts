import type { Db } from '@spindle/platform/database.ts';
import { hadAddress } from '../accounts/address/had-address.ts';
import type { Order } from '../orders/order.ts';
import { type Coupon, normaliseCouponCode } from './coupon.ts';
import { customerTags } from './customer-tags.ts';
import { findCoupon } from './find-coupon.ts';
import type { PriceContext } from './price-lines.ts';
import type { PriceMember, Promotion } from './promotion.ts';
import { customerOf } from './promotion-uses.ts';
import { selectPromotionsFrom, selectUsesBy, selectUsesOf } from './queries/promotions.ts';

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
  /**
   * The buyer's own orders that wait for money: what they have used of a coupon or a promotion is the buyer's to use here, since
   * placing another order ends them. Asked for only where something has a cap.
   */
  unpaidOrders?: (() => Promise<readonly UnpaidOrder[]>) | undefined;
}

export type UnpaidOrder = Pick<Order, 'id' | 'couponCode'>;

/**
 * Reads what `priceLines` needs to know. What is read for a moment holds for later ones, too: the context says of which
 * moment the prices are.
 */
export async function readPriceContext(
  { db }: { db: Db },
  { at, code: typed, discountsProhibited, member, country, unpaidOrders }: PriceRequest,
): Promise<PriceContext> {
  const code = normaliseCouponCode(typed ?? '');
  const [found, promotions] = await Promise.all([
    code && !discountsProhibited ? findCoupon(db, code) : undefined,
    selectPromotionsFrom(db, at),
  ]);
  // Nobody is looked up for promotions that are for everybody.
  const asksWho = promotions.some(({ tags }) => tags.length > 0);
  const unpaid = hasCap(found, promotions) ? ((await unpaidOrders?.()) ?? []) : [];
  return {
    ...{ at, member, country },
    coupon: code
      ? {
          ...{ code, prohibited: discountsProhibited, isTheirs: await isTheirs(db, found, member) },
          found: found && { ...found, used: found.used - usesOf(found, unpaid) },
        }
      : undefined,
    tags: asksWho ? await customerTags(db, member) : [],
    promotions: await withinCap(db, promotions, member, unpaid),
  };
}

function hasCap(coupon: Coupon | undefined, promotions: readonly Promotion[]): boolean {
  return (
    (coupon?.maxUses ?? null) !== null ||
    promotions.some(({ maxUses, maxUsesPerCustomer }) => maxUses !== null || maxUsesPerCustomer !== null)
  );
}

const usesOf = ({ code }: Coupon, orders: readonly UnpaidOrder[]) =>
  orders.filter(({ couponCode }) => couponCode === code).length;

/** A member's own coupon stays theirs when the account moves to another address. */
async function isTheirs(
  db: Db,
  coupon: Coupon | undefined,
  member: PriceMember | undefined,
): Promise<boolean> {
  if (!member || !coupon?.email) return false;
  return coupon.email === member.email || hadAddress(db, { ...member, email: coupon.email });
}

/** What this member has had often enough is left out. @param unpaid whose uses count as not used */
async function withinCap(
  db: Db,
  promotions: readonly Promotion[],
  member: PriceMember | undefined,
  unpaid: readonly UnpaidOrder[],
): Promise<readonly Promotion[]> {
  const orderIds = unpaid.map(({ id }) => id);
  const own = await selectUsesBy(db, orderIds);
  const left = promotions.map((each) => ({ ...each, used: each.used - (own.get(each.key) ?? 0) }));
  const capped = promotions.filter(({ maxUsesPerCustomer }) => maxUsesPerCustomer !== null);
  if (!member || capped.length === 0) return left;
  const keys = capped.map(({ key }) => key);
  const uses = await selectUsesOf(db, customerOf(member), keys, orderIds);
  return left.filter(
    ({ key, maxUsesPerCustomer }) => maxUsesPerCustomer === null || (uses.get(key) ?? 0) < maxUsesPerCustomer,
  );
}
