import type { Db } from '@spindle/platform/database.ts';
import { TERMS } from '@spindle/platform/licence-types.ts';
import { findOffers } from '../../catalogue/find-offers.ts';
import { insertLifetimePrices } from './queries.ts';

/**
 * Prices the upgrade from each term of the demo products at the full price of a lifetime licence; the rest of the term is
 * credited. Prices that staff have set stay.
 */
export async function seedDemoLifetimePrices(db: Db, pids: readonly string[]): Promise<void> {
  const offers = await findOffers(db, pids);
  const rows = offers.flatMap(({ pid, prices }) =>
    prices
      .filter(({ licenceType }) => licenceType === 'LFT')
      .flatMap(({ currency, amountMinor }) => TERMS.map((term) => ({ pid, term, currency, amountMinor }))),
  );
  if (rows.length > 0) await insertLifetimePrices(db, rows);
}
