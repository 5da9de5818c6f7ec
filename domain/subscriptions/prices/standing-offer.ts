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

/** What a renewal costs as long as no new price holds: what is being paid for already has its price. */
export function priceUntilNow(subscription: Subscription, open: OpenPeriod | undefined): number {
  const placed = open && !isSwitch(open, subscription) ? open.renewalMinor : null;
  return placed ?? subscription.renewalMinor;
}

/**
 * What the next renewal costs where that is not what it cost before: what its member has agreed to for then, or a cheaper
 * price; of a change of term, what that was planned for. Null where nothing changes.
 */
export async function nextRenewalOf(
  tx: Db,
  subscription: Pick<Subscription, 'id' | 'periodEnd' | 'nextTerm' | 'nextRenewalMinor'>,
): Promise<number | null> {
  if (subscription.nextTerm) return subscription.nextRenewalMinor;
  const offer = await standingOffer(tx, subscription);
  return offer?.answer && reaches(offer, subscription.periodEnd) ? offer.priceMinor : null;
}

/** Closes what stands when a period begins that it reaches, or that is of another term: it says nothing of later ones. */
export async function closeReached(
  tx: Db,
  subscription: Pick<Subscription, 'id'>,
  { startsAt, isOther }: { startsAt: Date; isOther: boolean },
  now: Date,
): Promise<void> {
  const offer = await standingOffer(tx, subscription);
  if (offer && (isOther || reaches(offer, startsAt))) await updatePriceOffer(tx, offer.id, { closedAt: now });
}
