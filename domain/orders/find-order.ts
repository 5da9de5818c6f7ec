import type { Db } from '@spindle/platform/database.ts';
import type { Order } from './order.ts';
import { selectOrder } from './queries/find.ts';

export async function findOrder(db: Db, id: string): Promise<Order | undefined> {
  return selectOrder(db, id);
}
