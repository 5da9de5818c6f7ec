import { BOOKS, type Holding, ofMember, ofOrder } from '../privacy/holding.ts';
import { importedOrderLines } from './imported/tables.ts';
import { orderLines, orders } from './tables.ts';

/** What orders hold of a member. */
export const ordersHolds: readonly Holding[] = [
  {
    table: orders,
    of: ofOrder(orders.id),
    withheld: [orders.idempotencyKey],
    erasure: { kind: 'overwrite', columns: { email: '', giftEmail: null, giftLocale: null }, why: BOOKS },
  },
  { table: orderLines, of: ofOrder(orderLines.orderId), erasure: { kind: 'keep', why: BOOKS } },
  { table: importedOrderLines, of: ofMember(importedOrderLines.memberId), erasure: { kind: 'delete' } },
];
