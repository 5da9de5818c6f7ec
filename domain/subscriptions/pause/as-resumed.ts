import type { Db } from '@spindle/platform/database.ts';
import type { Term } from '@spindle/platform/licence-types.ts';
import { unansweredEnd } from '../prices/meet-renewal.ts';
import { nextRenewalOf } from '../prices/standing-offer.ts';
import type { Subscription } from '../subscription.ts';

/**
 * A subscription as it would be if it were resumed now. If it is paused or cancelled and its period is over, a new period
 * begins now, at the price that holds now or at a new price that its member has to agree to first; `nextRenewalMinor` in the
 * row is still the price of the day on which the period ended. Any other subscription is returned unchanged.
 */
export async function asResumed(db: Db, subscription: Subscription, now: Date): Promise<Subscription> {
  const { state, periodEnd } = subscription;
  if ((state !== 'paused' && state !== 'cancelling') || now < periodEnd) return subscription;
  const begun = { ...subscription, anchorAt: now, terms: 0, periodEnd: now };
  const asked = await unansweredEnd(db, begun);
  return { ...begun, nextRenewalMinor: asked?.priceMinor ?? (await nextRenewalOf(db, begun)) };
}

/** The term of the period that begins when a subscription is resumed after its period: a planned change of term comes with it. */
export function resumedTerm({ nextTerm, term }: Pick<Subscription, 'nextTerm' | 'term'>): Term {
  return nextTerm ?? term;
}
