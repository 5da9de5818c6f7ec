import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { selectLicencesOnlyOfOrder } from './queries.ts';

/**
 * The ids of the licences that would not work now without this order, sorted as they have to be locked.
 * @param lineIds lines of other orders whose grants do not count as a reason to work.
 */
export async function licencesOnlyOfOrder(
  deps: { db: Db; clock: Clock },
  { orderId, lineIds = [] }: { orderId: string; lineIds?: readonly string[] },
): Promise<string[]> {
  return selectLicencesOnlyOfOrder(deps.db, { orderId, lineIds, now: deps.clock.now() });
}
