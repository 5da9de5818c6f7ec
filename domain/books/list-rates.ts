import type { Db } from '@spindle/platform/database.ts';
import type { ExchangeRate } from './exchange-rate.ts';
import { selectNewestRates } from './queries.ts';

/** The newest rate of each currency, by currency. */
export async function listRates(db: Db): Promise<ExchangeRate[]> {
  return selectNewestRates(db);
}
