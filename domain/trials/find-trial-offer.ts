import type { Db } from '@spindle/platform/database.ts';
import { findOffers } from '../catalogue/find-offers.ts';
import type { Offer } from '../catalogue/offer.ts';

/** The product; undefined unless it is on sale and can be tried. */
export async function findTrialOffer(
  db: Db,
  pid: string,
): Promise<(Offer & { trialDays: number }) | undefined> {
  const [offer] = await findOffers(db, [pid]);
  return offer?.onSale && offer.trialDays ? { ...offer, trialDays: offer.trialDays } : undefined;
}
