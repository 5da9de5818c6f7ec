/** What came in and went out of one currency; minor units, all of them positive. */
export interface Takings {
  /** ISO 4217, what was paid in. Currencies are never added up. */
  currency: string;
  /** Orders that were paid. */
  orders: number;
  /** What was taken for them. */
  revenueMinor: number;
  /** What the shop has sent back, by the day it went. */
  refundedMinor: number;
  /** What buyers' banks have taken, by the day the dispute was lost, less what they gave back, by the day it was won in the end. */
  chargedBackMinor: number;
}

export interface SalesReport {
  /** ISO 8601 dates in the report's time zone, oldest first, without a gap. */
  days: readonly string[];
  /** By currency, the one with the most orders first. */
  currencies: readonly CurrencySales[];
}

export interface CurrencySales extends Takings {
  /** One for each day of the report. */
  byDay: readonly Takings[];
  /** What brought most comes first. */
  byProduct: readonly (Takings & { pid: string })[];
  /** By the buyer's country, ISO 3166; null where it isn't known. */
  byCountry: readonly (Takings & { country: string | null })[];
}

/** What stays of it, minor units. Less than nothing where more went back than came in. */
export function netOf({ revenueMinor, refundedMinor, chargedBackMinor }: Takings): number {
  return revenueMinor - refundedMinor - chargedBackMinor;
}

/** All days from one date to another, both included. @param from ISO 8601 */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day)) days.push(day);
  return days;
}

export function dayAfter(day: string, days = 1): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The date at that moment in a time zone. @param timeZone IANA */
export function dayIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);
}
