import type { Db } from '@spindle/platform/database.ts';
import type { Promotion } from './promotion.ts';
import { selectPromotion } from './queries/promotions.ts';

export async function findPromotion(db: Db, key: string): Promise<Promotion | undefined> {
  return selectPromotion(db, key);
}
