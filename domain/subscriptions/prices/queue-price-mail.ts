import type { Db } from '@spindle/platform/database.ts';
import type { SubscriptionDeps } from '../deps.ts';
import type { Subscription } from '../subscription.ts';
import { firstReached } from './first-reached.ts';
import { priceMail } from './job-kinds.ts';
import { type PriceChange, type PriceOffer, reaches } from './price-change.ts';
import { selectPriceChange } from './queries.ts';
import { standingOffer } from './standing-offer.ts';

/** Queues the mail about a new price, or about its withdrawal, in the transaction that stores the offer or closes it. */
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
 * Mails a member who has not answered once more, before the renewal at the new price.
 * @returns whether it was mailed; it then replaces the renewal reminder.
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
