import type { Db } from '@spindle/platform/database.ts';
import type { Promotion } from './promotion.ts';
import { selectPromotionsFrom } from './queries/promotions.ts';

/**
 * The promotions that run or will, for pages that are kept until one of them begins or ends.
 * @param keys of those that are wanted even when they have ended
 */
export function promotionsForPages(
  db: Db,
  { at, keys }: { at: Date; keys: readonly string[] },
): Promise<Promotion[]> {
  return selectPromotionsFrom(db, at, keys);
}
