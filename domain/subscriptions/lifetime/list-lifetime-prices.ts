import type { Db } from '@spindle/platform/database.ts';
import type { LifetimePrice, LifetimePriceKey } from './lifetime-price.ts';
import { selectLifetimePricePage } from './queries.ts';

/** The lifetime prices for staff, by product, a page at a time. @param after the `next` of the page before */
export async function listLifetimePrices(
  db: Db,
  { after, size = 50 }: { after?: LifetimePriceKey | undefined; size?: number } = {},
): Promise<{ prices: LifetimePrice[]; next: LifetimePriceKey | undefined }> {
  const found = await selectLifetimePricePage(db, { after, limit: size + 1 });
  const prices = found.slice(0, size);
  return { prices, next: found.length > size ? prices.at(-1) : undefined };
}
