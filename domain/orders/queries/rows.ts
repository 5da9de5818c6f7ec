import type { Db } from '@spindle/platform/database.ts';
import { asc, inArray } from 'drizzle-orm';
import type { Order, OrderLine } from '../order.ts';
import { orderLines, type orders } from '../tables.ts';

export type OrderRow = typeof orders.$inferSelect;

/** Adds the lines to rows of orders. */
export async function withLines(db: Db, rows: readonly OrderRow[]): Promise<Order[]> {
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

export function toOrder(
  { idempotencyKey: _key, pid: _pid, productName: _name, licenceType: _type, ...order }: OrderRow,
  lines: readonly [OrderLine, ...OrderLine[]],
): Order {
  return { ...order, lines };
}
