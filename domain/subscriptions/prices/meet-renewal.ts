import type { Db } from '@spindle/platform/database.ts';
import type { SubscriptionDeps } from '../deps.ts';
import type { Subscription } from '../subscription.ts';
import { type PriceOffer, reaches } from './price-change.ts';
import { selectPriceChange, updatePriceOffer } from './queries.ts';
import { nextRenewalOf, standingOffer } from './standing-offer.ts';

/** The new price without agreement because of which a subscription would end if it renewed now; or undefined. */
export async function unansweredEnd(
  tx: Db,
  subscription: Pick<Subscription, 'id' | 'periodEnd' | 'nextTerm'>,
): Promise<PriceOffer | undefined> {
  const offer = subscription.nextTerm ? undefined : await standingOffer(tx, subscription);
  if (!offer || offer.answer || !reaches(offer, subscription.periodEnd)) return undefined;
  const change = await selectPriceChange(tx, offer.changeId);
  return change?.withoutAgreement === 'ends' ? offer : undefined;
}

/**
 * Decides what a renewal costs just before its order is placed, in the transaction that has locked the subscription. A new
 * price without an answer is closed: its member can no longer agree to it.
 * @returns the price in minor units, or `ends`: the subscription ends instead.
 */
export async function meetRenewal(
  tx: Db,
  { clock }: Pick<SubscriptionDeps, 'clock'>,
  subscription: Subscription,
): Promise<{ renewalMinor: number } | 'ends'> {
  const ends = await unansweredEnd(tx, subscription);
  const offer = subscription.nextTerm ? undefined : await standingOffer(tx, subscription);
  if (offer && !offer.answer && reaches(offer, subscription.periodEnd)) {
    await updatePriceOffer(tx, offer.id, { closedAt: clock.now() });
  }
  if (ends) return 'ends';
  return { renewalMinor: (await nextRenewalOf(tx, subscription)) ?? subscription.renewalMinor };
}
