import type { Actor } from '../actor.ts';
import { findSeller } from '../seller/find-seller.ts';
import { dayIn } from '../seller/seller.ts';
import { mayAct } from '../staff/may-act.ts';
import { bookCurrency } from './book-currency.ts';
import { quartersBefore } from './book-period.ts';
import type { BooksDeps } from './export-ledger.ts';
import { areRatesTooOld, type MissingRates, missingRates } from './missing-rates.ts';
import { countUnstated, selectSoldDays, selectUnstated, type Unstated } from './missing-rates-queries.ts';
import { selectNewestRates } from './queries.ts';
import { ratesOfDays } from './rates-of-days.ts';

/** Invoices that are named at once: who has more begins with these. */
const MOST = 50;

/** How many quarters are looked at before the one that runs. */
const QUARTERS = 4;

/**
 * What the books lack of exchange rates since a year ago: days of sales without one, and the invoices taxed at home that had
 * to state their tax in the books' currency, too, and don't (domain/invoices), the oldest first. For staff with `books`.
 * @returns `tooOld`: something was sold in another currency, and what is sold today finds no rate
 */
export async function readMissingRates(
  { db, clock, sandbox }: Pick<BooksDeps, 'db' | 'clock' | 'sandbox'>,
  actor: Actor,
): Promise<
  | {
      ok: true;
      currency: string;
      missing: MissingRates[];
      unstated: { count: number; invoices: Unstated[] };
      tooOld: boolean;
    }
  | { ok: false; error: 'not_allowed' }
> {
  if (!(await mayAct(db, actor, 'books'))) return { ok: false, error: 'not_allowed' };
  const today = dayIn((await findSeller(db))?.timeZone ?? 'UTC', clock.now());
  const currency = await bookCurrency(db);
  const range = { from: quartersBefore(today, QUARTERS), to: today, demo: sandbox !== undefined, currency };
  const sold = await selectSoldDays(db, range);
  const days = sold.map(({ day }) => day).toSorted();
  const rates = await ratesOfDays(db, days[0] ?? today, days.at(-1) ?? today);
  const newest = (await selectNewestRates(db)).map(({ day }) => day).toSorted();
  return {
    ok: true,
    currency,
    missing: missingRates(sold, currency, rates),
    unstated: {
      count: await countUnstated(db, range),
      invoices: await selectUnstated(db, { ...range, limit: MOST }),
    },
    tooOld: sold.length > 0 && areRatesTooOld(newest.at(-1), today),
  };
}
