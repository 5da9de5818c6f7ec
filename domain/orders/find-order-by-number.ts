import type { Db } from '@spindle/platform/database.ts';
import type { Order } from './order.ts';
import { selectOrderByNumber } from './queries/find.ts';

/** The order with this number, which buyers quote. */
export async function findOrderByNumber(db: Db, number: string): Promise<Order | undefined> {
  return selectOrderByNumber(db, number);
}
