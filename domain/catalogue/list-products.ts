import type { Db } from '@spindle/platform/database.ts';
import type { Offer } from './offer.ts';
import { selectNames } from './queries.ts';

/** The names of every product, including those not on sale, sorted by pid. */
export function listProducts(db: Db): Promise<Pick<Offer, 'pid' | 'name' | 'shortName' | 'names'>[]> {
  return selectNames(db);
}
