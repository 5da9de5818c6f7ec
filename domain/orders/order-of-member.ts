import type { Db } from '@spindle/platform/database.ts';
import type { Order } from './order.ts';
import { selectOrderOfMember } from './queries/lists.ts';

/** One paid order of a member; undefined if the number does not exist or belongs to somebody else. */
export async function orderOfMember(
  db: Db,
  { memberId, number }: { memberId: string; number: string },
): Promise<Order | undefined> {
  return selectOrderOfMember(db, { memberId, number });
}
