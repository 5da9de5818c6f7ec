import type { Db } from '@spindle/platform/database.ts';
import {
  and,
  asc,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { FULFILLED_STATES, type Order, type OrderLine, type OrderState, statesBefore } from './order.ts';
import type { OrderFilter } from './order-filter.ts';
import { isUnerasedUnpaid, orderLines, orders } from './tables.ts';

type OrderRow = typeof orders.$inferSelect;
type StoredOrder = Omit<
  Order,
  | 'state'
  | 'accountCreated'
  | 'giftEmail'
  | 'giftLocale'
  | 'couponReturned'
  | 'reviewReason'
  | 'paidAt'
  | 'paidMinor'
  | 'paidCurrency'
  | 'refundedMinor'
> &
  Partial<Pick<Order, 'giftEmail' | 'giftLocale'>> & { idempotencyKey: string };

/**
 * Writes an order with its lines. Returns undefined when an order with this idempotency key exists already;
 * waits for one being made.
 */
export async function insertOrder(db: Db, { lines, ...order }: StoredOrder): Promise<Order | undefined> {
  const [{ pid, productName, licenceType }] = lines;
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(orders)
      .values({ ...order, pid, productName, licenceType })
      .onConflictDoNothing({ target: orders.idempotencyKey })
      .returning();
    if (!row) return undefined;
    await tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId: row.id })));
    return toOrder(row, lines);
  });
}

export async function selectOrder(db: Db, id: string): Promise<Order | undefined> {
  const [order] = await withLines(db, await db.select().from(orders).where(eq(orders.id, id)));
  return order;
}

export async function selectOrdersOfIds(db: Db, ids: readonly string[]): Promise<Order[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  return withLines(db, rows);
}

export async function selectOrderByNumber(db: Db, number: string): Promise<Order | undefined> {
  const [order] = await withLines(db, await db.select().from(orders).where(eq(orders.number, number)));
  return order;
}

/** Others who want to change it wait until the transaction ends. */
export async function lockRow(tx: Db, id: string): Promise<void> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update');
}

export async function selectOrderByKey(db: Db, idempotencyKey: string): Promise<Order | undefined> {
  const rows = await db.select().from(orders).where(eq(orders.idempotencyKey, idempotencyKey));
  const [order] = await withLines(db, rows);
  return order;
}

/** What a member sees of their orders: not those that nobody paid. */
const ofMember = (memberId: string) =>
  and(eq(orders.memberId, memberId), inArray(orders.state, [...FULFILLED_STATES, 'review']));

/** Newest first. @param after the number of one of them: those that were placed before it */
export async function selectOrdersOfMember(
  db: Db,
  { memberId, after, limit }: { memberId: string; after: string | undefined; limit: number },
): Promise<Order[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        ofMember(memberId),
        after === undefined ? undefined : sql`${place} < ${placeOf(sql`last.number = ${after}`)}`,
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit);
  return withLines(db, rows);
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

export async function selectNumbers(
  db: Db,
  ids: readonly string[],
): Promise<Pick<OrderRow, 'id' | 'number'>[]> {
  return db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(inArray(orders.id, [...ids]));
}

/** Products of the paid orders of an address. Who got a part of the money back has bought all the same. */
export async function selectPaidPids(db: Db, email: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ pid: orderLines.pid })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(eq(orders.email, email), inArray(orders.state, ['paid', 'partly_refunded'])))
    .orderBy(orderLines.pid);
  return rows.map(({ pid }) => pid);
}

/** Those that wait for money, and those paid since then. */
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
        or(eq(orders.state, 'pending'), and(eq(orders.state, 'paid'), gte(orders.paidAt, paidSince))),
      ),
    )
    .orderBy(desc(orders.placedAt));
  return withLines(db, rows);
}

const ofBuyer = ({ memberId, email }: NonNullable<OrderFilter['buyer']>) =>
  memberId === undefined
    ? eq(orders.email, email)
    : or(eq(orders.memberId, memberId), and(isNull(orders.memberId), eq(orders.email, email)));

/** Those that fit, newest first. @param after the id of an order: those that were placed before it. */
export async function selectOrders(
  db: Db,
  { state, email, buyer, number, pid, country, from, before }: OrderFilter,
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
        after === undefined ? undefined : sql`${place} < ${placeOf(sql`last.id = ${after}`)}`,
      ),
    )
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(limit);
  return withLines(db, rows);
}

const place = sql`(${orders.placedAt}, ${orders.id})`;
/** @param is which order, called `last` */
const placeOf = (is: SQL) => sql`(select last.placed_at, last.id from ${orders} last where ${is})`;

/** @param after the id of an order, in review or not: those that were placed after it. */
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

/** Unpaid ones, the oldest first: these, and those with one of these codes. */
export async function selectPendingOf(
  db: Db,
  {
    ids,
    couponCodes,
    placedBefore,
  }: { ids: readonly string[]; couponCodes: readonly string[]; placedBefore: Date },
): Promise<string[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.state, 'pending'),
        lte(orders.placedAt, placedBefore),
        or(inArray(orders.id, [...ids]), inArray(orders.couponCode, [...couponCodes])),
      ),
    )
    .orderBy(orders.placedAt);
  return rows.map(({ id }) => id);
}

/** One atomic statement: of several callers one gets the order back, the others nothing. */
export async function updateState(
  tx: Db,
  id: string,
  to: OrderState,
  also: Partial<
    Pick<OrderRow, 'paidAt' | 'paidMinor' | 'paidCurrency' | 'refundedMinor' | 'reviewReason'>
  > = {},
  from: readonly OrderState[] = statesBefore(to),
): Promise<Order | undefined> {
  const rows = await tx
    .update(orders)
    .set({ state: to, ...also })
    .where(and(eq(orders.id, id), inArray(orders.state, [...from])))
    .returning();
  const [order] = await withLines(tx, rows);
  return order;
}

/** One atomic statement: of several callers one gets the code. */
export async function updateCouponReturned(tx: Db, id: string): Promise<string | undefined> {
  const [row] = await tx
    .update(orders)
    .set({ couponReturned: true })
    .where(and(eq(orders.id, id), isNotNull(orders.couponCode), eq(orders.couponReturned, false)))
    .returning({ code: orders.couponCode });
  return row?.code ?? undefined;
}

export async function updateOwner(
  tx: Db,
  id: string,
  owner: { memberId: string; accountCreated: boolean },
): Promise<void> {
  await tx.update(orders).set(owner).where(eq(orders.id, id));
}

/** Gives a member's orders to another one; the oldest are locked first, as everywhere. */
export async function updateMember(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  const { memberId, placedAt, id } = orders;
  await tx.select({ id }).from(orders).where(eq(memberId, from)).orderBy(placedAt, id).for('update');
  await tx.update(orders).set({ memberId: to }).where(eq(memberId, from));
}

/** Returns how many were erased, `limit` at most. */
export async function eraseUnpaidBefore(db: Db, before: Date, limit: number): Promise<number> {
  const due = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isUnerasedUnpaid, lt(orders.placedAt, before)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const erased = await db
    .update(orders)
    .set({ email: '', memberId: null, country: null, giftEmail: null })
    .where(inArray(orders.id, due))
    .returning({ id: orders.id });
  return erased.length;
}

async function withLines(db: Db, rows: readonly OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position));
  return rows.map((row) => {
    const [first, ...others] = found
      .filter(({ orderId }) => orderId === row.id)
      .map(({ orderId: _, ...line }) => line);
    if (!first) throw new Error(`order ${row.number} has no line`);
    return toOrder(row, [first, ...others]);
  });
}

function toOrder(
  { idempotencyKey: _key, pid: _pid, productName: _name, licenceType: _type, ...order }: OrderRow,
  lines: readonly [OrderLine, ...OrderLine[]],
): Order {
  return { ...order, lines };
}
