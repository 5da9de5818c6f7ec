import type { Actor } from '../../../actor.ts';
import type { testCommerce } from '../../../checkout/testing/test-commerce.ts';
import type { Subscription } from '../../subscription.ts';
import { announcePriceChange } from '../announce-price-change.ts';
import type { PriceNews } from '../job-kinds.ts';
import type { PriceChangeInput, PriceOffer } from '../price-change.ts';
import { selectPriceOffer } from '../queries.ts';
import { tellPrice } from '../tell-price.ts';

type Shop = Pick<Awaited<ReturnType<typeof testCommerce>>, 'deps' | 'db' | 'queued'>;

export const isOwner = ({ memberId }: Pick<Subscription, 'memberId'>): Actor => ({
  kind: 'member',
  memberId,
});

/** A higher monthly price for the product that tests buy. */
export const asked = (now: Date): PriceChangeInput => ({
  ...{ pid: '643', term: '1M', currency: 'USD', priceMinor: 2495, withoutAgreement: 'keeps' },
  startsAt: new Date(now.getTime() + 46 * 86_400_000),
});

/** Does all telling that is queued, as its jobs do. Telling again changes nothing. */
export async function tellAll({ deps, queued }: Shop): Promise<void> {
  for (const page of (await queued('subscriptions.tell-price')) as Parameters<typeof tellPrice>[1][])
    await tellPrice(deps, page);
}

export async function announce(shop: Shop, change: Partial<PriceChangeInput> = {}): Promise<void> {
  const { deps } = shop;
  const announced = await announcePriceChange(
    deps,
    { kind: 'system', name: 'test' },
    { ...asked(deps.clock.now()), ...change },
  );
  if (!announced.ok) throw new Error(announced.error);
  await tellAll(shop);
}

/** The offer that a subscription was told last, found by the link in its mail. */
export async function offerOf({ db, queued }: Shop, { id }: Pick<Subscription, 'id'>): Promise<PriceOffer> {
  const mails = (await queued('subscriptions.price-mail')) as PriceNews[];
  const last = mails
    // A withdrawal may be told at the same moment as the next price.
    .filter(({ subscriptionId, kind }) => subscriptionId === id && kind !== 'price_withdrawn')
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .at(-1);
  const offer = last && (await selectPriceOffer(db, last.offerId));
  if (!offer) throw new Error('nobody was told');
  return offer;
}
