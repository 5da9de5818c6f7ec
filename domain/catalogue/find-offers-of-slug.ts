import type { Db } from '@spindle/platform/database.ts';
import type { Offer } from './offer.ts';
import { selectOffersOfSlug } from './queries.ts';

/** The offers of a product, one per system, whether on sale or not. @param slug with underscores */
export function findOffersOfSlug(db: Db, slug: string): Promise<Offer[]> {
  return selectOffersOfSlug(db, slug);
}
