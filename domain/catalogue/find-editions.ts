import type { Db } from '@spindle/platform/database.ts';
import type { Offer } from './offer.ts';
import { selectOffersOfSlug } from './queries.ts';

/** What is on sale of one product, an offer for each system; Windows first. */
export async function findEditions(db: Db, slug: string): Promise<Offer[]> {
  const order = ['win', 'mac', 'android'];
  return (await selectOffersOfSlug(db, slug))
    .filter(({ onSale }) => onSale)
    .toSorted((one, other) => order.indexOf(one.system) - order.indexOf(other.system));
}
