import { findTimeZone } from '../seller/find-time-zone.ts';
import { dayIn } from '../seller/seller.ts';
import { bookCurrency } from './book-currency.ts';
import { quartersBetween } from './book-period.ts';
import type { BooksDeps } from './export-ledger.ts';
import { selectFirstDay } from './ledger-queries.ts';
import { selectNewestRates } from './queries.ts';

/** The periods that can be exported, and the settings of the books. */
export async function viewBooks({ db, clock, sandbox }: BooksDeps) {
  const timeZone = await findTimeZone(db);
  const demo = sandbox !== undefined;
  const first = await selectFirstDay(db, demo);
  const newest = await selectNewestRates(db);
  return {
    /** IANA */
    timeZone,
    demo,
    currency: await bookCurrency(db),
    quarters: first === undefined ? [] : quartersBetween(first, dayIn(timeZone, clock.now())),
    /** The newest day that has exchange rates, `2026-11-20`. */
    ratesUntil: newest
      .map(({ day }) => day)
      .toSorted()
      .at(-1),
  };
}
