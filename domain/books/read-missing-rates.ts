import type { Actor } from '../actor.ts';
import { findTimeZone } from '../seller/find-time-zone.ts';
import { dayIn } from '../seller/seller.ts';
import { mayAct } from '../staff/may-act.ts';
import { bookCurrency } from './book-currency.ts';
import { quartersBefore } from './book-period.ts';
import { EURO } from './exchange-rate.ts';
import type { BooksDeps } from './export-ledger.ts';
import { areRatesTooOld, type MissingRates, missingRates } from './missing-rates.ts';
import {
  countUnstated,
  selectConvertedDays,
  selectUnstated,
  type Unstated,
} from './missing-rates-queries.ts';
import { selectNewestRates } from './queries.ts';
import { ratesOfDays } from './rates-of-days.ts';

/** The most invoices listed; the others appear once these are corrected. */
const MOST = 50;

/** How many quarters before the present one are checked. */
const QUARTERS = 4;

/**
 * The exchange rates that the books have lacked since a year ago: days of sales and chargebacks without a rate, and domestic
 * invoices that should state their tax in the books' currency but do not (domain/invoices), the oldest first. For staff with
 * `books`.
 * @returns `tooOld`: for one of the currencies in use, the newest rate is too old for sales of today; if a currency never had a
 * rate, its days are in `missing` instead
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
  const timeZone = await findTimeZone(db);
  const today = dayIn(timeZone, clock.now());
  const currency = await bookCurrency(db);
  const range = { from: quartersBefore(today, QUARTERS), to: today, demo: sandbox !== undefined, currency };
  const converted = await selectConvertedDays(db, { ...range, timeZone });
  const days = converted.map(({ day }) => day).toSorted();
  const rates = await ratesOfDays(db, days[0] ?? today, days.at(-1) ?? today);
  const newest = new Map((await selectNewestRates(db)).map((rate) => [rate.currency, rate.day]));
  const needed = new Set(converted.flatMap((one) => [one.currency, currency]).filter((one) => one !== EURO));
  return {
    ok: true,
    currency,
    missing: missingRates(converted, currency, rates),
    unstated: {
      count: await countUnstated(db, range),
      invoices: await selectUnstated(db, { ...range, limit: MOST }),
    },
    tooOld: [...needed].some((one) => areRatesTooOld(newest.get(one), today)),
  };
}
