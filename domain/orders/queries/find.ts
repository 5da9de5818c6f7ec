import type { Db } from '@spindle/platform/database.ts';
import { eq, inArray } from 'drizzle-orm';
import type { Order } from '../order.ts';
import { orders } from '../tables.ts';
import { type OrderRow, withLines } from './rows.ts';

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

export async function selectOrderByKey(db: Db, idempotencyKey: string): Promise<Order | undefined> {
  const rows = await db.select().from(orders).where(eq(orders.idempotencyKey, idempotencyKey));
  const [order] = await withLines(db, rows);
  return order;
}

export async function selectKey(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db.select({ key: orders.idempotencyKey }).from(orders).where(eq(orders.id, id));
  return row?.key;
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
