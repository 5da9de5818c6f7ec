import type { Currency } from '@spindle/platform/currencies.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { PastPrice } from './past-price.ts';
import { selectPriceHistory } from './queries.ts';

/** The list prices of products since a given time, as far as they were on sale. */
export function findPriceHistory(
  db: Db,
  asked: { pids: readonly string[]; currency: Currency; since: Date },
): Promise<PastPrice[]> {
  return selectPriceHistory(db, asked);
}
