import type { Db } from '@spindle/platform/database.ts';
import { TERMS } from '@spindle/platform/licence-types.ts';
import { findOffers } from '../../catalogue/find-offers.ts';
import { insertLifetimePrices } from './queries.ts';

/**
 * The step from each term of the demo's products to a lifetime licence, at what such a licence costs by itself: what is
 * left of the term lowers it. What staff have set stays.
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
