import type { Db } from '@spindle/platform/database.ts';
import { nextRenewalOf } from '../prices/standing-offer.ts';
import type { Subscription } from '../subscription.ts';

/**
 * A subscription with the next renewal that it has when it is resumed at this moment: of one that rests past its period,
 * that of a period which begins now, at the price of this day. `nextRenewalMinor` of its row is that of the day on which
 * the period ended. Others stay as they are.
 */
export async function asResumed(db: Db, subscription: Subscription, now: Date): Promise<Subscription> {
  const { state, periodEnd } = subscription;
  if ((state !== 'paused' && state !== 'cancelling') || now < periodEnd) return subscription;
  const begun = { ...subscription, anchorAt: now, terms: 0, periodEnd: now };
  return { ...begun, nextRenewalMinor: await nextRenewalOf(db, begun) };
}
