import type { Db } from '@spindle/platform/database.ts';
import { EURO } from './exchange-rate.ts';
import { selectBookCurrency } from './queries.ts';

/** The currency in which the seller files, ISO 4217; euros until staff change it. */
export async function bookCurrency(db: Db): Promise<string> {
  return (await selectBookCurrency(db)) ?? EURO;
}
