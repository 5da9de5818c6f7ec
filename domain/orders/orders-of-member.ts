import type { Db } from '@spindle/platform/database.ts';
import type { Order } from './order.ts';
import { selectOrdersOfMember } from './queries.ts';

/** What a member has paid for, newest first; orders that nobody paid are left out. */
export async function ordersOfMember(db: Db, memberId: string): Promise<Order[]> {
  return selectOrdersOfMember(db, memberId);
}
