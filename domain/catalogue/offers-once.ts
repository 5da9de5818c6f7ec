import type { Db } from '@spindle/platform/database.ts';
import DataLoader from 'dataloader';
import { findOffers } from './find-offers.ts';
import type { Offer } from './offer.ts';

/** The offers of these pids, in the order asked for; unknown pids are left out. */
export type OffersOf = (pids: readonly string[]) => Promise<Offer[]>;

/** For one request, of which several parts need offers: each is read once, and those asked for at the same time together. */
export function offersOnce(db: Db): OffersOf {
  const loader = new DataLoader<string, Offer | undefined>(async (pids) => {
    const found = new Map((await findOffers(db, pids)).map((offer) => [offer.pid, offer]));
    return pids.map((pid) => found.get(pid));
  });
  return async (pids) =>
    (await Promise.all([...new Set(pids)].map((pid) => loader.load(pid)))).filter(isOffer);
}

const isOffer = (offer: Offer | undefined) => offer !== undefined;
