import type { Db } from '@spindle/platform/database.ts';
import { EURO } from './exchange-rate.ts';
import { selectBookCurrency } from './queries.ts';

/** What the seller files in, ISO 4217; euros until staff say otherwise. */
export async function bookCurrency(db: Db): Promise<string> {
  return (await selectBookCurrency(db)) ?? EURO;
}
