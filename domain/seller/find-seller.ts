import type { Db } from '@spindle/platform/database.ts';
import { selectSeller } from './queries.ts';
import type { Seller } from './seller.ts';

/** Who sells; undefined until staff have entered it. */
export async function findSeller(db: Db): Promise<Seller | undefined> {
  return selectSeller(db);
}
