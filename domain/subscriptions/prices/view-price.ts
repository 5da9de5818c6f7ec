import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { findSubscription } from '../find-subscription.ts';
import type { Subscription } from '../subscription.ts';
import { agreementText } from './agreement-text.ts';
import { firstReached } from './first-reached.ts';
import type { PriceChange, PriceOffer, WithoutAgreement } from './price-change.ts';
import {
  selectPriceChange,
  selectPriceChangesByIds,
  selectPriceOffer,
  selectStandingOffers,
} from './queries.ts';
import { standingOffer } from './standing-offer.ts';

/** A new price as its member sees it. open: it awaits an answer. cheaper: no agreement is needed. */
export interface PriceView {
  offerId: string;
  state: 'open' | 'agreed' | 'cheaper';
  /** Minor units of the subscription's currency. */
  fromMinor: number;
  priceMinor: number;
  /** The first renewal at the new price. */
  from: Date;
  withoutAgreement: WithoutAgreement;
  /** What the member agrees to by pressing the button beside it. */
  text: string;
}

/** Not if the subscription ends or its term changes with the next renewal. */
const mayHaveNewPrice = ({ state, nextTerm }: Subscription): boolean =>
  state !== 'ended' && state !== 'cancelling' && !nextTerm;

/** The new prices of several subscriptions, by subscription id; those whose price does not change are left out. */
export async function newPricesOf(
  db: Db,
  subscriptions: readonly Subscription[],
  locale: Locale,
): Promise<Map<string, PriceView>> {
  const renewing = new Map(subscriptions.filter(mayHaveNewPrice).map((one) => [one.id, one]));
  if (renewing.size === 0) return new Map();
  const offers = await selectStandingOffers(db, [...renewing.keys()]);
  if (offers.length === 0) return new Map();
  const changes = await selectPriceChangesByIds(
    db,
    offers.map(({ changeId }) => changeId),
  );
  return new Map(
    offers.flatMap((offer) => {
      const subscription = renewing.get(offer.subscriptionId);
      const change = changes.find(({ id }) => id === offer.changeId);
      return subscription && change
        ? [[subscription.id, viewOf(subscription, offer, change, locale)] as const]
        : [];
    }),
  );
}

/** The new price of a subscription; undefined where its price does not change. */
export async function newPriceOf(
  db: Db,
  subscription: Subscription,
  locale: Locale,
): Promise<PriceView | undefined> {
  const offer = mayHaveNewPrice(subscription) ? await standingOffer(db, subscription) : undefined;
  const change = offer && (await selectPriceChange(db, offer.changeId));
  return offer && change && viewOf(subscription, offer, change, locale);
}

/** Data of the page that the price mail leads to. @returns undefined if the link's offer does not exist. */
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

function viewOf(
  subscription: Subscription,
  offer: PriceOffer,
  { withoutAgreement }: PriceChange,
  locale: Locale,
): PriceView {
  const { id: offerId, fromMinor, priceMinor, answer } = offer;
  return {
    ...{ offerId, fromMinor, priceMinor, withoutAgreement },
    state: answer === null ? 'open' : answer === 'agreed' ? 'agreed' : 'cheaper',
    from: firstReached(subscription, offer),
    text: agreementText(subscription, offer, locale).text,
  };
}
