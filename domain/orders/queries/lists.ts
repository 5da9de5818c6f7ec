import type { Db } from '@spindle/platform/database.ts';
import { and, asc, desc, eq, exists, gte, ilike, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { FULFILLED_STATES, type Order } from '../order.ts';
import type { OrderFilter } from '../order-filter.ts';
import { orderLines, orders } from '../tables.ts';
import { withLines } from './rows.ts';

/** Condition: the orders that a member sees, without unpaid ones. */
const ofMember = (memberId: string) =>
  and(eq(orders.memberId, memberId), inArray(orders.state, [...FULFILLED_STATES, 'review']));

/** A search for orders: by a part of the number or of a product's name when it was bought, or by pids. */
export interface OrdersLike {
  text: string;
  pids: readonly string[];
}

/** Newest first. @param after the number of an order: only those placed before it are returned */
export async function selectOrdersOfMember(
  db: Db,
  {
    memberId,
    after,
    like,
    limit,
  }: { memberId: string; after: string | undefined; like?: OrdersLike | undefined; limit: number },
): Promise<Order[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        ofMember(memberId),
        like && isLike(db, like),
        after === undefined ? undefined : sql`${place} < ${placeOf(sql`last.number = ${after}`)}`,
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit);
  return withLines(db, rows);
}

function isLike(db: Db, { text, pids }: OrdersLike) {
  const part = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const line = db
    .select({ one: sql`1` })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.orderId, orders.id),
        or(ilike(orderLines.productName, part), inArray(orderLines.pid, [...pids])),
      ),
    );
  return or(ilike(orders.number, part), exists(line));
}

export async function selectPidsOfMember(db: Db, memberId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ pid: orderLines.pid })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(ofMember(memberId));
  return rows.map(({ pid }) => pid);
}

export async function countOfMember(db: Db, memberId: string): Promise<number> {
  return db.$count(orders, ofMember(memberId));
}

export async function selectOrderOfMember(
  db: Db,
  { memberId, number }: { memberId: string; number: string },
): Promise<Order | undefined> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(ofMember(memberId), eq(orders.number, number)));
  const [order] = await withLines(db, rows);
  return order;
}

/** Products of a member's paid orders, including those refunded in part. */
export async function selectPaidPids(db: Db, buyer: { memberId: string; email: string }): Promise<string[]> {
  const rows = await db
    .selectDistinct({ pid: orderLines.pid })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(ofBuyer(buyer), inArray(orders.state, ['paid', 'partly_refunded'])))
    .orderBy(orderLines.pid);
  return rows.map(({ pid }) => pid);
}

/** A buyer's orders that are pending, in review, or paid since then. */
export async function selectOrdersOfBuyer(
  db: Db,
  { memberId, ids, paidSince }: { memberId: string | undefined; ids: readonly string[]; paidSince: Date },
): Promise<Order[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        or(memberId === undefined ? undefined : eq(orders.memberId, memberId), inArray(orders.id, [...ids])),
        or(
          inArray(orders.state, ['pending', 'review']),
          and(inArray(orders.state, ['paid', 'partly_refunded']), gte(orders.paidAt, paidSince)),
        ),
      ),
    )
    .orderBy(desc(orders.placedAt));
  return withLines(db, rows);
}

const ofBuyer = ({ memberId, email }: NonNullable<OrderFilter['buyer']>) =>
  memberId === undefined
    ? eq(orders.email, email)
    : or(eq(orders.memberId, memberId), and(isNull(orders.memberId), eq(orders.email, email)));

/** Orders that match the filter, newest first. @param after the id of an order: only those placed before it are returned. */
export async function selectOrders(
  db: Db,
  { state, email, buyer, number, pid, country, among, from, before }: OrderFilter,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Order[]> {
  const line = db
    .select({ one: sql`1` })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), eq(orderLines.pid, pid ?? '')));
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        state && eq(orders.state, state),
        email === undefined ? undefined : eq(orders.email, email),
        buyer && ofBuyer(buyer),
        number === undefined ? undefined : eq(orders.number, number),
        country === undefined ? undefined : eq(orders.country, country),
        from && gte(orders.placedAt, from),
        before && lt(orders.placedAt, before),
        pid === undefined ? undefined : exists(line),
        among && sql`${orders.id} in ${among.ids}`,
        after === undefined ? undefined : sql`${place} < ${placeOf(sql`last.id = ${after}`)}`,
      ),
    )
    .orderBy(desc(among?.few ? unindexed : orders.placedAt), desc(orders.id))
    .limit(limit);
  return withLines(db, rows);
}

/**
 * Keeps PostgreSQL from using the index by time when a query matches only a few orders: it would walk through that index until
 * the page is full, which may be to its end. Fetching and sorting the few is faster.
 */
const unindexed = sql`${orders.placedAt} + interval '0'`;
const place = sql`(${orders.placedAt}, ${orders.id})`;
/** @param is SQL condition for one order, named `last` */
const placeOf = (is: SQL) => sql`(select last.placed_at, last.id from ${orders} last where ${is})`;

/** @param after the id of an order, in review or not: only those placed after it are returned. */
export async function selectOrdersInReview(
  db: Db,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Order[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.state, 'review'),
        after === undefined ? undefined : sql`${place} > ${placeOf(sql`last.id = ${after}`)}`,
      ),
    )
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(limit);
  return withLines(db, rows);
}

/** Whether one of these orders is pending or in review. */
export async function hasOpenOrder(db: Db, which: SQL): Promise<boolean> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(which, inArray(orders.state, ['pending', 'review'])))
    .limit(1);
  return row !== undefined;
}
