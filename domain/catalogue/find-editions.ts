import type { Db } from '@spindle/platform/database.ts';
import type { Offer } from './offer.ts';
import { selectSiblings } from './queries.ts';

const ORDER: readonly Offer['system'][] = ['win', 'mac', 'android'];

/** The offers on sale of the products that these pids belong to, one per system; Windows first. */
export async function findEditions(db: Db, pids: readonly string[]): Promise<Offer[]> {
  return (await selectSiblings(db, pids))
    .filter(({ onSale }) => onSale)
    .toSorted((one, other) => ORDER.indexOf(one.system) - ORDER.indexOf(other.system));
}
