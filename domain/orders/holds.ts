import { sql } from 'drizzle-orm';
import { BOOKS, type Holding, ofAddress, ofMember, ofOrder } from '../privacy/holding.ts';
import { importedOrderLines } from './imported/tables.ts';
import { orderLines, orders } from './tables.ts';

/** That an order was a gift stays. */
const unnamed = sql`case when ${orders.giftEmail} is null then null else '' end`;

/** What orders hold of a member. */
export const ordersHolds: readonly Holding[] = [
  {
    table: orders,
    of: ofOrder(orders.id),
    withheld: [orders.idempotencyKey],
    erasure: { kind: 'overwrite', columns: { email: '', giftEmail: unnamed, giftLocale: null }, why: BOOKS },
    last: true,
  },
  {
    // What somebody else gave to them.
    table: orders,
    of: ofAddress(orders.giftEmail, orders.placedAt),
    exported: false,
    erasure: { kind: 'overwrite', columns: { giftEmail: unnamed }, why: BOOKS },
  },
  { table: orderLines, of: ofOrder(orderLines.orderId), erasure: { kind: 'keep', why: BOOKS } },
  { table: importedOrderLines, of: ofMember(importedOrderLines.memberId), erasure: { kind: 'delete' } },
];
