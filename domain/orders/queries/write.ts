import type { Db } from '@spindle/platform/database.ts';
import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { type Order, type OrderState, statesBefore } from '../order.ts';
import { isUnerasedUnpaid, orderLines, orders } from '../tables.ts';
import { type OrderRow, toOrder, withLines } from './rows.ts';

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
 * Inserts an order with its lines. Returns undefined if an order with this idempotency key exists already; waits if one is just
 * being inserted.
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

/** Locks the order: others who want to change it wait until the transaction ends. */
export async function lockRow(tx: Db, id: string): Promise<void> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update');
}

/** One atomic statement: only one of several concurrent callers gets the order back. */
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

/** One atomic statement: only one of several concurrent callers gets the code. */
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

/** Moves a member's orders to another; the oldest are locked first, as everywhere. */
export async function updateMember(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  const { memberId, placedAt, id } = orders;
  await tx.select({ id }).from(orders).where(eq(memberId, from)).orderBy(placedAt, id).for('update');
  await tx.update(orders).set({ memberId: to }).where(eq(memberId, from));
}

/** Returns how many were erased, at most `limit`. */
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
