import type { Db } from '@spindle/platform/database.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { selectFirstPeriod } from '../periods/queries.ts';
import type { Subscription } from '../subscription.ts';

/**
 * When its member agreed to a subscription. Of one that another system has begun that system says it: its key may be older,
 * of a contract before. Where that was not kept, it is no later than what was said of the licence and of the charges: the
 * shop knows it from the day on which it was taken over, and that is no new contract.
 */
export async function begunAt(
  db: Db,
  subscription: Pick<Subscription, 'id' | 'licenceId' | 'begunAt' | 'anchorAt' | 'createdAt'>,
): Promise<Date> {
  const { id, licenceId, anchorAt, createdAt } = subscription;
  if (subscription.begunAt) return subscription.begunAt;
  const { orderId, startsAt } = await selectFirstPeriod(db, id);
  // No order of this shop has paid for the first period of such a one (take-over.ts).
  if (orderId !== id) return createdAt;
  const licence = await findLicence(db, licenceId);
  const known = [createdAt, anchorAt, startsAt, licence?.issuedAt ?? createdAt];
  return new Date(Math.min(...known.map((at) => at.getTime())));
}
