import type { Db } from '@spindle/platform/database.ts';
import type { Offer } from './offer.ts';
import { selectSiblings } from './queries.ts';

/** The offers of the products that these pids belong to, one per system. */
export function findSiblings(db: Db, pids: readonly string[]): Promise<Offer[]> {
  return selectSiblings(db, pids);
}
