import type { Db } from '@spindle/platform/database.ts';
import { selectTax, type TaxedSales } from './tax-queries.ts';

export type { TaxedSales };

/** The tax in the documents of some days, by country, tax scheme and rate, for each currency separately. */
export async function readTax(
  db: Db,
  range: { from: string; to: string; demo: boolean },
): Promise<TaxedSales[]> {
  return selectTax(db, range);
}
