import type { Db } from '@spindle/platform/database.ts';
import type { Order } from './order.ts';
import { selectOrderOfMember } from './queries/lists.ts';

/** One order that a member has paid for; undefined for a number that is nobody's, or somebody else's. */
export async function orderOfMember(
  db: Db,
  { memberId, number }: { memberId: string; number: string },
): Promise<Order | undefined> {
  return selectOrderOfMember(db, { memberId, number });
}
