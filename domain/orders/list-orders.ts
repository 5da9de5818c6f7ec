import type { Db } from '@spindle/platform/database.ts';
import type { Order } from './order.ts';
import type { OrderFilter } from './order-filter.ts';
import { selectOrders } from './queries/lists.ts';

/**
 * Orders for staff, the newest first, a page at a time; they are never counted.
 * @param after the id of the last order of the page before.
 */
export async function listOrders(
  db: Db,
  filter: OrderFilter = {},
  { after, size = 50 }: { after?: string | undefined; size?: number } = {},
): Promise<{ orders: Order[]; next: string | undefined }> {
  const found = await selectOrders(db, filter, { after, limit: size + 1 });
  const orders = found.slice(0, size);
  return { orders, next: found.length > size ? orders.at(-1)?.id : undefined };
}
