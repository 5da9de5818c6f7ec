import type { Db } from '@spindle/platform/database.ts';
import { isSwitch, type OpenPeriod } from '../change-subscription.ts';
import type { Subscription } from '../subscription.ts';
import { type PriceOffer, reaches } from './price-change.ts';
import { selectStandingOffers, updatePriceOffer } from './queries.ts';

export async function standingOffer(
  db: Db,
  { id }: Pick<Subscription, 'id'>,
): Promise<PriceOffer | undefined> {
  const [offer] = await selectStandingOffers(db, [id]);
  return offer;
}

/** What a renewal costs while no new price holds: an open renewal keeps the price it was placed at. */
export function priceUntilNow(subscription: Subscription, open: OpenPeriod | undefined): number {
  const placed = open && !isSwitch(open, subscription) ? open.renewalMinor : null;
  return placed ?? subscription.renewalMinor;
}

/**
 * The price of the next renewal if it changes: a new price that the member agreed to, a lower price, or the price of a planned
 * change of term. Null where nothing changes.
 */
export async function nextRenewalOf(
  tx: Db,
  subscription: Pick<Subscription, 'id' | 'periodEnd' | 'nextTerm' | 'nextRenewalMinor'>,
): Promise<number | null> {
  if (subscription.nextTerm) return subscription.nextRenewalMinor;
  const offer = await standingOffer(tx, subscription);
  return offer?.answer && reaches(offer, subscription.periodEnd) ? offer.priceMinor : null;
}

/** Closes the standing offer when a period begins at its price or with another term: it does not apply to later renewals. */
export async function closeReached(
  tx: Db,
  subscription: Pick<Subscription, 'id'>,
  { startsAt, isOther }: { startsAt: Date; isOther: boolean },
  now: Date,
): Promise<void> {
  const offer = await standingOffer(tx, subscription);
  if (offer && (isOther || reaches(offer, startsAt))) await updatePriceOffer(tx, offer.id, { closedAt: now });
}
