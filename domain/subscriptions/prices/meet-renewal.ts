import type { Db } from '@spindle/platform/database.ts';
import type { SubscriptionDeps } from '../deps.ts';
import type { Subscription } from '../subscription.ts';
import { type PriceOffer, reaches } from './price-change.ts';
import { selectPriceChange, updatePriceOffer } from './queries.ts';
import { nextRenewalOf, standingOffer } from './standing-offer.ts';

/** The new price because of which a subscription that renewed at this moment would end: its member has not agreed to it. */
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
 * What a renewal costs whose order is about to be placed, for the transaction that holds the subscription. A price that
 * nobody has agreed to until now is not asked about any more.
 * @returns minor units, or that the subscription ends instead.
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
