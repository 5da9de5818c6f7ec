/** What came in and went out in one currency, in minor units; outgoing amounts are positive, too. */
export interface Takings {
  /** ISO 4217; what buyers paid in. Amounts in different currencies are never added up. */
  currency: string;
  /** Orders that were paid. */
  orders: number;
  /** What was paid for them. */
  revenueMinor: number;
  /** What the shop has refunded, by the day on which the refund was settled. */
  refundedMinor: number;
  /** What was lost in disputes, by the day of the loss, less what banks gave back, by the day on which the dispute was won. */
  chargedBackMinor: number;
}

export interface SalesReport {
  /** ISO 8601 dates in the report's time zone, oldest first, without gaps. */
  days: readonly string[];
  /** By currency, the one with the most orders first. */
  currencies: readonly CurrencySales[];
}

export interface CurrencySales extends Takings {
  /** One for each day of the report. */
  byDay: readonly Takings[];
  /** The highest revenue comes first. */
  byProduct: readonly (Takings & { pid: string })[];
  /** By the buyer's country, ISO 3166 (null if it isn't known), the highest revenue first. */
  byCountry: readonly (Takings & { country: string | null })[];
}

/** What remains, in minor units; negative if more went back than came in. */
export function netOf({ revenueMinor, refundedMinor, chargedBackMinor }: Takings): number {
  return revenueMinor - refundedMinor - chargedBackMinor;
}

/** All days of a range that includes both dates. @param from ISO 8601 */
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

/** The date in a time zone at a moment. @param timeZone IANA */
export function dayIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);
}
