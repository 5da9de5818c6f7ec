import type { Db } from '@spindle/platform/database.ts';
import type { Order } from './order.ts';
import { selectOrder } from './queries/find.ts';
import { lockRow } from './queries/write.ts';

/** Locks an order until the transaction ends. Lock it before its payments and licences. */
export async function lockOrder(tx: Db, id: string): Promise<Order | undefined> {
  await lockRow(tx, id);
  return selectOrder(tx, id);
}
