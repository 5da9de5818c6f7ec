import { BOOKS, type Holding, ofOrder } from '../privacy/holding.ts';
import { checkouts } from './tables.ts';

/** What checkouts store about a member: the terms they agreed to, and their browser. */
export const checkoutHolds: readonly Holding[] = [
  {
    table: checkouts,
    of: ofOrder(checkouts.orderId),
    withheld: [checkouts.id, checkouts.browser],
    erasure: { kind: 'overwrite', columns: { browser: null }, why: BOOKS },
  },
];
