import type { Db } from '@spindle/platform/database.ts';
import { selectRunningOfLicences } from './queries.ts';
import type { Subscription } from './subscription.ts';

/** The subscriptions of these licences that have not ended. */
export async function subscriptionsOfLicences(
  db: Db,
  licenceIds: readonly string[],
): Promise<Subscription[]> {
  return selectRunningOfLicences(db, licenceIds);
}
