import type { Db } from '@spindle/platform/database.ts';
import { and, asc, countDistinct, desc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { type Order, type OrderLine, type OrderState, statesBefore } from './order.ts';
import { isUnerasedUnpaid, orderLines, orders } from './tables.ts';

type OrderRow = typeof orders.$inferSelect;
type StoredOrder = Omit<Order, 'state' | 'accountCreated' | 'reviewReason' | 'paidAt'> & {
  idempotencyKey: string;
};

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

export async function selectOrderByKey(db: Db, idempotencyKey: string): Promise<Order | undefined> {
  const rows = await db.select().from(orders).where(eq(orders.idempotencyKey, idempotencyKey));
  const [order] = await withLines(db, rows);
  return order;
}

export async function selectOrdersOfMember(db: Db, memberId: string): Promise<Order[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), inArray(orders.state, ['paid', 'review'])))
    .orderBy(desc(orders.placedAt));
  return withLines(db, rows);
}

export async function selectOrdersInReview(db: Db, limit: number): Promise<Order[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.state, 'review'))
    .orderBy(orders.placedAt)
    .limit(limit);
  return withLines(db, rows);
}

/** One atomic statement: of several callers one gets the order back, the others nothing. */
export async function updateState(
  tx: Db,
  id: string,
  to: OrderState,
  also: Partial<Pick<Order, 'paidAt' | 'reviewReason'>> = {},
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

export async function updateOwner(
  tx: Db,
  id: string,
  owner: { memberId: string; accountCreated: boolean },
): Promise<void> {
  await tx.update(orders).set(owner).where(eq(orders.id, id));
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
    .set({ email: '', memberId: null, country: null })
    .where(inArray(orders.id, due))
    .returning({ id: orders.id });
  return erased.length;
}

export async function selectSalesByDay(db: Db, from: Date, to: Date) {
  // Days are UTC, as everywhere in the shop's reports.
  const day = sql<string>`to_char(${orders.paidAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  return db
    .select({
      day: day.as('day'),
      currency: orders.currency,
      orders: countDistinct(orders.id),
      revenueMinor: sql<number>`sum(${orderLines.totalMinor})::float8`,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(and(isNotNull(orders.paidAt), gte(orders.paidAt, from), lt(orders.paidAt, to)))
    .groupBy(sql`1`, orders.currency)
    .orderBy(sql`1`, orders.currency);
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
