import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { selectLicencesOnlyOfOrder } from './queries.ts';

/** The ids of the licences that would not work now without this order, in the order in which they are locked. */
export async function licencesOnlyOfOrder(
  deps: { db: Db; clock: Clock },
  orderId: string,
): Promise<string[]> {
  return selectLicencesOnlyOfOrder(deps.db, orderId, deps.clock.now());
}
