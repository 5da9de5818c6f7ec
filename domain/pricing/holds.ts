import { BOOKS, type Holding, ofAddress, ofOrder } from '../privacy/holding.ts';
import { coupons, promotionUses } from './tables.ts';

/** What this module stores about a member: coupons made for them, and their uses of promotions. */
export const pricingHolds: readonly Holding[] = [
  { table: coupons, of: ofAddress(coupons.email, coupons.createdAt), erasure: { kind: 'delete' } },
  {
    table: promotionUses,
    of: ofOrder(promotionUses.orderId),
    erasure: { kind: 'overwrite', columns: { customer: '' }, why: BOOKS },
  },
];
