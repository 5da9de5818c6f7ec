import type { Db } from '@spindle/platform/database.ts';
import type { Offer } from './offer.ts';
import { selectNames } from './queries.ts';

/** What every product is called, also of those that are not on sale; by pid. */
export function listProducts(db: Db): Promise<Pick<Offer, 'pid' | 'name' | 'shortName' | 'names'>[]> {
  return selectNames(db);
}
