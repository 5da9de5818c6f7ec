import type { Db } from '@spindle/platform/database.ts';
import type { SubscriptionDeps } from '../deps.ts';
import type { Subscription } from '../subscription.ts';
import { reaches } from './price-change.ts';
import { selectPriceChange, updatePriceOffer } from './queries.ts';
import { nextRenewalOf, standingOffer } from './standing-offer.ts';

/** Whether a subscription that renewed at this moment would end, because its member has not agreed to a new price. */
export async function endsUnanswered(
  tx: Db,
  subscription: Pick<Subscription, 'id' | 'periodEnd' | 'nextTerm'>,
): Promise<boolean> {
  const offer = subscription.nextTerm ? undefined : await standingOffer(tx, subscription);
  if (!offer || offer.answer || !reaches(offer, subscription.periodEnd)) return false;
  const change = await selectPriceChange(tx, offer.changeId);
  return change?.withoutAgreement === 'ends';
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
  const ends = await endsUnanswered(tx, subscription);
  const offer = subscription.nextTerm ? undefined : await standingOffer(tx, subscription);
  if (offer && !offer.answer && reaches(offer, subscription.periodEnd)) {
    await updatePriceOffer(tx, offer.id, { closedAt: clock.now() });
  }
  if (ends) return 'ends';
  return { renewalMinor: (await nextRenewalOf(tx, subscription)) ?? subscription.renewalMinor };
}
