import { dayIn, startOfDay } from '../seller/seller.ts';

/** Consumers may withdraw for 14 days; the day of the contract does not count (Directive 2011/83/EU, article 9). */
const DAYS = 14;
/**
 * A period that would end on a public holiday ends with the next working day (Regulation 1182/71, article 3). Which days are
 * holidays depends on where the buyer lives, so everybody gets the most that holidays in a row add: Easter from Maundy Thursday
 * in Denmark, or Christmas from a Wednesday on. Only the buyer gains by that, and staff decide about the money.
 */
const HOLIDAYS = 5;
const DAY_MS = 86_400_000;
/** As `Date` numbers them. */
const WEEKEND: ReadonlySet<number> = new Set([6, 0]);

/**
 * The moment from which a withdrawal comes too late: the end of a working day.
 * @param timeZone the seller's, IANA
 */
export function withdrawableUntil(agreedAt: Date, timeZone: string): Date {
  // Days of the calendar are counted in UTC, where each has 24 hours.
  const last = new Date(Date.parse(dayIn(timeZone, agreedAt)) + (DAYS + HOLIDAYS) * DAY_MS);
  while (WEEKEND.has(last.getUTCDay())) last.setUTCDate(last.getUTCDate() + 1);
  last.setUTCDate(last.getUTCDate() + 1);
  return startOfDay(timeZone, last.toISOString().slice(0, 10));
}
