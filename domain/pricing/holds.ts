import { BOOKS, type Holding, ofAddress, ofOrder } from '../privacy/holding.ts';
import { coupons, promotionUses } from './tables.ts';

/** What prices hold of a member: coupons made for them, and how often a promotion was theirs. */
export const pricingHolds: readonly Holding[] = [
  { table: coupons, of: ofAddress(coupons.email, coupons.createdAt), erasure: { kind: 'delete' } },
  {
    table: promotionUses,
    of: ofOrder(promotionUses.orderId),
    erasure: { kind: 'overwrite', columns: { customer: '' }, why: BOOKS },
  },
];
