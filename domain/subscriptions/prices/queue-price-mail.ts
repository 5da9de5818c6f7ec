import type { Db } from '@spindle/platform/database.ts';
import type { SubscriptionDeps } from '../deps.ts';
import type { Subscription } from '../subscription.ts';
import { firstReached } from './first-reached.ts';
import { priceMail } from './job-kinds.ts';
import { type PriceChange, type PriceOffer, reaches } from './price-change.ts';
import { selectPriceChange } from './queries.ts';
import { standingOffer } from './standing-offer.ts';

/** Queues the mail that tells a subscription's member of a new price, or that it was withdrawn, in the transaction that tells it. */
export async function queuePriceMail(
  tx: Db,
  { jobs, clock }: SubscriptionDeps,
  subscription: Subscription,
  { id: offerId, fromMinor, priceMinor, startsAt }: PriceOffer,
  { withoutAgreement, withdrawnAt }: Pick<PriceChange, 'withoutAgreement' | 'withdrawnAt'>,
): Promise<void> {
  const kind = withdrawnAt ? 'price_withdrawn' : priceMinor > fromMinor ? 'price_rise' : 'price_fall';
  const { id: subscriptionId, memberId, locale, productName, term, currency } = subscription;
  await jobs.send(tx, priceMail, {
    ...{ offerId, subscriptionId, memberId, locale, productName, term, currency, withoutAgreement },
    ...{ kind, fromMinor, priceMinor },
    at: clock.now().toISOString(),
    date: firstReached(subscription, { startsAt }).toISOString(),
  });
}

/**
 * Asks once more, before the renewal that a new price reaches, a member who has not answered.
 * @returns whether that was asked, so that the reminder would say less than this.
 */
export async function askAgain(tx: Db, deps: SubscriptionDeps, subscription: Subscription): Promise<boolean> {
  if (subscription.nextTerm) return false;
  const offer = await standingOffer(tx, subscription);
  if (!offer || offer.answer || !reaches(offer, subscription.periodEnd)) return false;
  const change = await selectPriceChange(tx, offer.changeId);
  if (!change) return false;
  await queuePriceMail(tx, deps, subscription, offer, change);
  return true;
}
