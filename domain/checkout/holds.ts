import { BOOKS, type Holding, ofOrder } from '../privacy/holding.ts';
import { checkouts } from './tables.ts';

/** What checkouts hold of a member: which terms they agreed to. */
export const checkoutHolds: readonly Holding[] = [
  {
    table: checkouts,
    of: ofOrder(checkouts.orderId),
    withheld: [checkouts.id],
    erasure: { kind: 'keep', why: BOOKS },
  },
];
