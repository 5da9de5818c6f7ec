import { inArray, type SQL, sql } from 'drizzle-orm';
import { BOOKS, type Holding, ofAddress, ofMember, ofOrder, type Subject } from '../privacy/holding.ts';
import { importedOrderLines } from './imported/tables.ts';
import { orderLines, orders } from './tables.ts';

/** Erases the recipient, but keeps the fact that the order was a gift. */
const unnamed = sql`case when ${orders.giftEmail} is null then null else '' end`;

/**
 * Gifts to a member. If the order has issued licences, the gift belongs to the member who has them, because that member had the
 * address when it was paid. Until then it belongs to whoever had the address when it was ordered.
 */
export const ofGiven = (subject: Subject): SQL => {
  const { giftEmail, id, placedAt } = orders;
  const of = (whose: SQL) => sql`exists (select from shop.licences l where l.order_id = ${id} and ${whose})`;
  const own = subject.held.map(({ email }) => email);
  // Most orders are no gifts, so their licences need not be looked up.
  return sql`(${giftEmail} is not null and case when ${of(sql`l.member_id = ${subject.memberId}`)}
    then ${own.length > 0 ? inArray(giftEmail, own) : sql`false`}
    else ${ofAddress(giftEmail, placedAt)(subject)} and not ${of(sql`true`)} end)`;
};

/** What orders store about a member. */
export const ordersHolds: readonly Holding[] = [
  {
    table: orders,
    of: ofOrder(orders.id),
    withheld: [orders.idempotencyKey],
    erasure: { kind: 'overwrite', columns: { email: '', giftEmail: unnamed, giftLocale: null }, why: BOOKS },
    last: true,
  },
  {
    // Gifts from somebody else.
    table: orders,
    of: ofGiven,
    exported: false,
    erasure: { kind: 'overwrite', columns: { giftEmail: unnamed }, why: BOOKS },
  },
  { table: orderLines, of: ofOrder(orderLines.orderId), erasure: { kind: 'keep', why: BOOKS } },
  { table: importedOrderLines, of: ofMember(importedOrderLines.memberId), erasure: { kind: 'delete' } },
];
