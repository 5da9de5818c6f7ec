import type { Db } from '@spindle/platform/database.ts';
import { selectOpenPeriod } from './periods/queries.ts';
import { selectSubscriptionOfLicence } from './queries.ts';
import { nextChargeAt } from './renewal/next-charge.ts';

/**
 * When the subscription of a licence is charged next: time that is added to the licence now moves this date. `waits` if a
 * payment is pending: added time then follows the period it pays for. Undefined where nothing is charged.
 */
export async function nextChargeOfLicence(db: Db, licenceId: string): Promise<Date | 'waits' | undefined> {
  const subscription = await selectSubscriptionOfLicence(db, licenceId);
  if (!subscription) return undefined;
  const waits = subscription.state !== 'ended' && (await selectOpenPeriod(db, subscription.id)) !== undefined;
  return waits ? 'waits' : (nextChargeAt(subscription) ?? undefined);
}
