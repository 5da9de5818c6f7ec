import type { Db } from '@spindle/platform/database.ts';
import { selectSubscriptionOfLicence } from './queries.ts';
import type { Subscription } from './subscription.ts';

/** The subscription of a licence, running or ended. */
export async function subscriptionOfLicence(db: Db, licenceId: string): Promise<Subscription | undefined> {
  return selectSubscriptionOfLicence(db, licenceId);
}
