import type { Db } from '@spindle/platform/database.ts';
import type { PayRatio, PayRatioKey } from './pay-ratio.ts';
import { selectRatioPage } from './queries.ts';

/** The weights for staff, by country, one page at a time. @param after the `next` of the page before */
export async function listPayRatios(
  db: Db,
  { after, size = 50 }: { after?: PayRatioKey | undefined; size?: number } = {},
): Promise<{ ratios: PayRatio[]; next: PayRatioKey | undefined }> {
  const found = await selectRatioPage(db, { after, limit: size + 1 });
  const ratios = found.slice(0, size);
  return { ratios, next: found.length > size ? ratios.at(-1) : undefined };
}
