import type { Db } from '@spindle/platform/database.ts';
import type { LifetimePrice } from './lifetime-price.ts';
import { selectLifetimePricesOf } from './queries.ts';

/** What the upgrade to a lifetime licence costs for these products; where there is no row, it is not offered. */
export async function lifetimePricesOf(db: Db, pids: readonly string[]): Promise<LifetimePrice[]> {
  return selectLifetimePricesOf(db, pids);
}
