import type { Db } from '@spindle/platform/database.ts';
import { grantTime } from '../../licences/grant-time.ts';
import { grantsOfLicence } from '../../licences/grants-of-licence.ts';
import type { Licence } from '../../licences/licence.ts';
import type { Subscription } from '../subscription.ts';
import { GRACE_MS } from './steps.ts';

/**
 * Time to go on while the money is waited for; only for a licence that works, not for one that is taken up after a pause.
 * @param ordinal what is waited for: it is lent once.
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
