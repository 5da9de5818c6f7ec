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

/** What may lower a buyer's prices. */
export interface PriceRequest {
  /** The moment for which prices are asked. */
  at: Date;
  /** As typed, or as in a link. */
  code: string | undefined;
  /** The link forbids codes (spec §9). Promotions still apply. */
  discountsProhibited: boolean;
  /** The member who is logged in. */
  member: PriceMember | undefined;
  /** ISO 3166 code, if known. */
  country: string | undefined;
  /**
   * The buyer's own unpaid orders. The buyer can use their uses of coupons and promotions here, because placing another order
   * ends them. Called only if the coupon or a promotion has a cap.
   */
  unpaidOrders?: (() => Promise<readonly UnpaidOrder[]>) | undefined;
}

export type UnpaidOrder = Pick<Order, 'id' | 'couponCode'>;

/**
 * Reads what `priceLines` needs. Data read for one moment is also valid for later ones: `at` of the context decides which moment
 * the prices are for.
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
  // The tags are looked up only if a promotion depends on them.
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

/** Whether a coupon is for this member. It stays theirs if the address of the account changes. */
async function isTheirs(
  db: Db,
  coupon: Coupon | undefined,
  member: PriceMember | undefined,
): Promise<boolean> {
  if (!member || !coupon?.email) return false;
  return coupon.email === member.email || hadAddress(db, { ...member, email: coupon.email });
}

/** Leaves out promotions that this member has used up. @param unpaid the uses of these orders do not count */
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
