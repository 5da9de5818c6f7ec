import type { Db } from '@spindle/platform/database.ts';
import type { Order } from './order.ts';
import { selectOrderByKey } from './queries/find.ts';

/** The order that was placed with this idempotency key. */
export async function findOrderByKey(db: Db, idempotencyKey: string): Promise<Order | undefined> {
  return selectOrderByKey(db, idempotencyKey);
}
