import type { Db } from '@spindle/platform/database.ts';
import type { Term } from '@spindle/platform/licence-types.ts';
import { unansweredEnd } from '../prices/meet-renewal.ts';
import { nextRenewalOf } from '../prices/standing-offer.ts';
import type { Subscription } from '../subscription.ts';

/**
 * A subscription with the next renewal that it has when it is resumed at this moment: of one that rests past its period,
 * that of a period which begins now, at the price of this day, or at the new one that its member has to agree to first.
 * `nextRenewalMinor` of its row is that of the day on which the period ended. Others stay as they are.
 */
export async function asResumed(db: Db, subscription: Subscription, now: Date): Promise<Subscription> {
  const { state, periodEnd } = subscription;
  if ((state !== 'paused' && state !== 'cancelling') || now < periodEnd) return subscription;
  const begun = { ...subscription, anchorAt: now, terms: 0, periodEnd: now };
  const asked = await unansweredEnd(db, begun);
  return { ...begun, nextRenewalMinor: asked?.priceMinor ?? (await nextRenewalOf(db, begun)) };
}

/** The term of the period that begins when one that rests past its period is resumed: a change that was planned comes with it. */
export function resumedTerm({ nextTerm, term }: Pick<Subscription, 'nextTerm' | 'term'>): Term {
  return nextTerm ?? term;
}
