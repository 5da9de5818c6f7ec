import { builtOnce } from '@spindle/platform/built-once.ts';
import type { Db } from '@spindle/platform/database.ts';
import { asc, sql } from 'drizzle-orm';
import type { Order, OrderLine } from '../order.ts';
import { orderLines, type orders } from '../tables.ts';

export type OrderRow = typeof orders.$inferSelect;

const linesOfOrders = builtOnce((db) =>
  db
    .select()
    .from(orderLines)
    .where(sql`${orderLines.orderId} = any(${sql.placeholder('orderIds')}::uuid[])`)
    .orderBy(asc(orderLines.position))
    .prepare(''),
);

/** Adds the lines to rows of orders. */
export async function withLines(db: Db, rows: readonly OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const found = await linesOfOrders(db).execute({ orderIds: rows.map(({ id }) => id) });
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
