import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { findSubscription } from '../find-subscription.ts';
import type { Subscription } from '../subscription.ts';
import { agreementText } from './agreement-text.ts';
import { firstReached } from './first-reached.ts';
import type { PriceOffer, WithoutAgreement } from './price-change.ts';
import { selectPriceChange, selectPriceOffer } from './queries.ts';
import { standingOffer } from './standing-offer.ts';

/** A new price as its member sees it. open: it waits for an answer. cheaper: nobody has to agree. */
export interface PriceView {
  offerId: string;
  state: 'open' | 'agreed' | 'cheaper';
  /** Minor units of the subscription's currency. */
  fromMinor: number;
  priceMinor: number;
  /** The first renewal that it reaches. */
  from: Date;
  withoutAgreement: WithoutAgreement;
  /** What is agreed to with the button beside it. */
  text: string;
}

/** What stands for a subscription; undefined where its price does not change. */
export async function newPriceOf(
  db: Db,
  subscription: Subscription,
  locale: Locale,
): Promise<PriceView | undefined> {
  const renews = subscription.state !== 'ended' && subscription.state !== 'cancelling';
  const offer = renews && !subscription.nextTerm ? await standingOffer(db, subscription) : undefined;
  return offer && viewOf(db, subscription, offer, locale);
}

/** The page that the mail leads to. @returns undefined where there is no such link. */
export async function viewPrice(
  db: Db,
  { offerId, locale }: { offerId: string; locale: Locale },
): Promise<{ subscription: Subscription; price: PriceView | undefined; isWithdrawn: boolean } | undefined> {
  const asked = await selectPriceOffer(db, offerId);
  const subscription = asked && (await findSubscription(db, asked.subscriptionId));
  if (!subscription) return undefined;
  const price = await newPriceOf(db, subscription, locale);
  const change = await selectPriceChange(db, asked.changeId);
  return {
    subscription,
    price: price?.offerId === offerId ? price : undefined,
    isWithdrawn: Boolean(change?.withdrawnAt),
  };
}

async function viewOf(
  db: Db,
  subscription: Subscription,
  offer: PriceOffer,
  locale: Locale,
): Promise<PriceView | undefined> {
  const change = await selectPriceChange(db, offer.changeId);
  if (!change) return undefined;
  const { id: offerId, fromMinor, priceMinor, answer } = offer;
  return {
    ...{ offerId, fromMinor, priceMinor, withoutAgreement: change.withoutAgreement },
    state: answer === null ? 'open' : answer === 'agreed' ? 'agreed' : 'cheaper',
    from: firstReached(subscription, offer),
    text: agreementText(subscription, offer, locale).text,
  };
}
