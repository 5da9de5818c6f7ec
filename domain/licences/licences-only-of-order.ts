import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { selectLicencesOnlyOfOrder } from './queries.ts';

/**
 * The ids of the licences that would not work now without this order, in the order in which they are locked.
 * @param lineIds of other orders whose time does not count beside it.
 */
export async function licencesOnlyOfOrder(
  deps: { db: Db; clock: Clock },
  { orderId, lineIds = [] }: { orderId: string; lineIds?: readonly string[] },
): Promise<string[]> {
  return selectLicencesOnlyOfOrder(deps.db, { orderId, lineIds, now: deps.clock.now() });
}
