import type { Db } from '@spindle/platform/database.ts';
import { grantTime } from '../../licences/grant-time.ts';
import { grantsOfLicence } from '../../licences/grants-of-licence.ts';
import type { Licence } from '../../licences/licence.ts';
import type { Subscription } from '../subscription.ts';
import { GRACE_MS } from './steps.ts';

/**
 * Grants a licence a grace period while a payment is pending, if it worked until the end of the period. A licence that stopped
 * before, for example during a pause, gets none.
 * @param ordinal identifies what is awaited: grace is granted once for each.
 */
export async function lendGrace(
  tx: Db,
  { id, periodEnd }: Pick<Subscription, 'id' | 'periodEnd'>,
  { id: licenceId, worksUntil }: Pick<Licence, 'id' | 'worksUntil'>,
  ordinal: number,
): Promise<void> {
  if (!worksUntil || worksUntil < periodEnd) return;
  const grants = await grantsOfLicence(tx, licenceId);
  if (grants.some((grant) => grant.source === 'grace' && grant.ordinal === ordinal)) return;
  const graceEnd = new Date(periodEnd.getTime() + GRACE_MS);
  await grantTime(
    tx,
    licenceId,
    { source: 'grace', sourceId: id, ordinal, orderId: null },
    { startsAt: periodEnd, worksUntil: graceEnd, updatesUntil: graceEnd },
  );
}
