import type { Db } from '@spindle/platform/database.ts';
import { and, desc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { type Order, type OrderState, statesBefore } from './order.ts';
import { orders } from './tables.ts';

type OrderRow = typeof orders.$inferSelect;

function toOrder({ idempotencyKey: _, ...order }: OrderRow): Order {
  return order;
}

/** Returns undefined when an order with this idempotency key exists already; waits for one being made. */
export async function insertOrder(tx: Db, order: typeof orders.$inferInsert): Promise<Order | undefined> {
  const [row] = await tx
    .insert(orders)
    .values(order)
    .onConflictDoNothing({ target: orders.idempotencyKey })
    .returning();
  return row && toOrder(row);
}

export async function selectOrder(db: Db, id: string): Promise<Order | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row && toOrder(row);
}

export async function selectOrderByKey(db: Db, idempotencyKey: string): Promise<Order | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.idempotencyKey, idempotencyKey));
  return row && toOrder(row);
}

export async function selectOrdersOfMember(db: Db, memberId: string): Promise<Order[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, memberId), inArray(orders.state, ['paid', 'review'])))
    .orderBy(desc(orders.placedAt));
  return rows.map(toOrder);
}

export async function selectOrdersInReview(db: Db, limit: number): Promise<Order[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.state, 'review'))
    .orderBy(orders.placedAt)
    .limit(limit);
  return rows.map(toOrder);
}

/** One atomic statement: of several callers one gets the order back, the others nothing. */
export async function updateState(
  tx: Db,
  id: string,
  to: OrderState,
  also: Partial<Pick<Order, 'paidAt' | 'reviewReason'>> = {},
  from: readonly OrderState[] = statesBefore(to),
): Promise<Order | undefined> {
  const [row] = await tx
    .update(orders)
    .set({ state: to, ...also })
    .where(and(eq(orders.id, id), inArray(orders.state, [...from])))
    .returning();
  return row && toOrder(row);
}

export async function updateOwner(
  tx: Db,
  id: string,
  owner: { memberId: string; accountCreated: boolean },
): Promise<void> {
  await tx.update(orders).set(owner).where(eq(orders.id, id));
}

export async function selectSalesByDay(db: Db, from: Date, to: Date) {
  // Days are UTC, as everywhere in the shop's reports.
  const day = sql<string>`to_char(${orders.paidAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  return db
    .select({
      day: day.as('day'),
      currency: orders.currency,
      orders: sql<number>`count(*)::int`,
      revenueMinor: sql<number>`sum(${orders.totalMinor})::float8`,
    })
    .from(orders)
    .where(and(isNotNull(orders.paidAt), gte(orders.paidAt, from), lt(orders.paidAt, to)))
    .groupBy(sql`1`, orders.currency)
    .orderBy(sql`1`, orders.currency);
}
