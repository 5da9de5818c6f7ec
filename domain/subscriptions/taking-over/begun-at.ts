import type { Db } from '@spindle/platform/database.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { selectFirstPeriod } from '../periods/queries.ts';
import type { Subscription } from '../subscription.ts';

/**
 * When its member agreed to a subscription. For one that began in another system, that system says when; the licence key may be
 * older, from an earlier contract. Where that was not recorded, it is the earliest time known of the licence and the charges,
 * because the day on which it was taken over is not the start of a new contract.
 */
export async function begunAt(
  db: Db,
  subscription: Pick<Subscription, 'id' | 'licenceId' | 'begunAt' | 'anchorAt' | 'createdAt'>,
): Promise<Date> {
  const { id, licenceId, anchorAt, createdAt } = subscription;
  if (subscription.begunAt) return subscription.begunAt;
  const { orderId, startsAt } = await selectFirstPeriod(db, id);
  // The first period of a taken-over subscription has no order: its `orderId` is the subscription's id (take-over.ts).
  if (orderId !== id) return createdAt;
  const licence = await findLicence(db, licenceId);
  const known = [createdAt, anchorAt, startsAt, licence?.issuedAt ?? createdAt];
  return new Date(Math.min(...known.map((at) => at.getTime())));
}
