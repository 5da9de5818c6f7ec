import type { Db } from '@spindle/platform/database.ts';
import type { Promotion } from './promotion.ts';
import { selectPromotionPage } from './queries/promotions.ts';

/** Promotions for staff, the newest first, a page at a time. @param after the `next` of the page before */
export async function listPromotions(
  db: Db,
  { after, size = 50 }: { after?: string | undefined; size?: number } = {},
): Promise<{ promotions: Promotion[]; next: string | undefined }> {
  const found = await selectPromotionPage(db, { after, limit: size + 1 });
  const promotions = found.slice(0, size);
  return { promotions, next: found.length > size ? promotions.at(-1)?.key : undefined };
}
