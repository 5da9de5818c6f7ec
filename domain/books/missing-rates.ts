import { FURTHEST_DAYS, type RatesOfDays } from './rates-of-days.ts';

/** Days of sales or decided disputes in a currency for which no rate exists, not even from the week before. */
export interface MissingRates {
  /** ISO 4217. */
  currency: string;
  /** The first of these days and the last one, `2026-11-20`. */
  from: string;
  through: string;
  /** How many there are. */
  days: number;
}

/**
 * The rates that have to be imported so that sales and decisions of some days can be converted, by currency.
 * @param converted each day and currency once
 * @param to currency of the books, ISO 4217
 */
export function missingRates(
  converted: readonly { currency: string; day: string }[],
  to: string,
  rates: RatesOfDays,
): MissingRates[] {
  const missing = converted.filter(({ currency: from, day }) => !rates.find({ from, to, day }, 'before'));
  const byCurrency = Map.groupBy(missing, ({ currency }) => currency);
  return [...byCurrency].map(([currency, own]) => {
    const days = own.map(({ day }) => day).toSorted();
    return { currency, from: days[0] ?? '', through: days.at(-1) ?? '', days: days.length };
  });
}

/** Whether the newest rate is too old for an invoice of a day; false if there never was a rate. */
export function areRatesTooOld(newest: string | undefined, day: string): boolean {
  if (newest === undefined) return false;
  return Date.parse(day) - Date.parse(newest) > FURTHEST_DAYS * 86_400_000;
}
