import { inArray, type SQL, sql } from 'drizzle-orm';
import { BOOKS, type Holding, ofAddress, ofMember, ofOrder, type Subject } from '../privacy/holding.ts';
import { importedOrderLines } from './imported/tables.ts';
import { orderLines, orders } from './tables.ts';

/** That an order was a gift stays. */
const unnamed = sql`case when ${orders.giftEmail} is null then null else '' end`;

/**
 * What somebody gave to a member: its licences are of who had the address by the time it was paid, so where that has or had an
 * account of its own, theirs and nobody else's, whoever had it when the gift was chosen.
 */
export const ofGiven = (subject: Subject): SQL => {
  const { giftEmail, id, placedAt } = orders;
  const of = (whose: SQL) => sql`exists (select from shop.licences l where l.order_id = ${id} and ${whose})`;
  const own = subject.held.map(({ email }) => email);
  // Most orders are no gifts, and their licences need no look.
  return sql`(${giftEmail} is not null and case when ${of(sql`l.member_id = ${subject.memberId}`)}
    then ${own.length > 0 ? inArray(giftEmail, own) : sql`false`}
    else ${ofAddress(giftEmail, placedAt)(subject)} and not ${of(sql`true`)} end)`;
};

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
    of: ofGiven,
    exported: false,
    erasure: { kind: 'overwrite', columns: { giftEmail: unnamed }, why: BOOKS },
  },
  { table: orderLines, of: ofOrder(orderLines.orderId), erasure: { kind: 'keep', why: BOOKS } },
  { table: importedOrderLines, of: ofMember(importedOrderLines.memberId), erasure: { kind: 'delete' } },
];
