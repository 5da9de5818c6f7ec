import type { Db } from '@spindle/platform/database.ts';
import type { Promotion } from './promotion.ts';
import { selectPromotionsFrom } from './queries/promotions.ts';

/**
 * The promotions that run or will run, for pages that are cached until one of them begins or ends.
 * @param keys promotions that are returned even if they have ended
 */
export function promotionsForPages(
  db: Db,
  { at, keys }: { at: Date; keys: readonly string[] },
): Promise<Promotion[]> {
  return selectPromotionsFrom(db, at, keys);
}
