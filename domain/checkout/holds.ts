import { BOOKS, type Holding, ofOrder } from '../privacy/holding.ts';
import { checkouts } from './tables.ts';

/** What checkouts hold of a member: which terms they agreed to, and in which browser. */
export const checkoutHolds: readonly Holding[] = [
  {
    table: checkouts,
    of: ofOrder(checkouts.orderId),
    withheld: [checkouts.id, checkouts.browser],
    erasure: { kind: 'overwrite', columns: { browser: null }, why: BOOKS },
  },
];
