import { FURTHEST_DAYS, type RatesOfDays } from './rates-of-days.ts';

/** Days of sales or decided disputes in a currency that have no rate, nor one published within the week before. */
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
 * What has to be taken in, so that what was sold or decided on some days can be converted. By currency.
 * @param converted each day and currency once
 * @param to what the books are kept in, ISO 4217
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

/** Whether an invoice of a day finds no rate any more, because the newest is too old: where there never was one, none is. */
export function areRatesTooOld(newest: string | undefined, day: string): boolean {
  if (newest === undefined) return false;
  return Date.parse(day) - Date.parse(newest) > FURTHEST_DAYS * 86_400_000;
}
