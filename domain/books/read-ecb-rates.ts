import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import type { ExchangeRate } from './exchange-rate.ts';
import { readEcbXml } from './read-ecb-xml.ts';

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

const rate = z.object({
  // The euro has no rate: it is the base currency.
  currency: z.string().regex(/^(?!EUR)[A-Z]{3}$/),
  // The first reference rates are from January 1999; PostgreSQL has no year 0.
  day: z.iso.date().refine((day) => day >= '1999-01-01'),
  perEuro: z.string().regex(/^(?=.*[1-9])\d{1,9}(\.\d{1,9})?$/),
});

/**
 * The rates of a file of the European Central Bank: of `eurofxref.csv` (the last day) or `eurofxref-hist.csv` (all days
 * since 1999), a heading with the currencies, then a line a day; or of one of its XML files (read-ecb-xml.ts).
 * https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates
 * @returns undefined if the file is not one of these, has an invalid line, or contains a rate twice
 */
export function readEcbRates(text: string): ExchangeRate[] | undefined {
  const found = /^\uFEFF?\s*</.test(text) ? readEcbXml(text) : readEcbCsv(text);
  if (!found || found.length === 0) return undefined;
  const rates = new Map<string, ExchangeRate>();
  // Stops at the first invalid rate.
  for (const one of found) {
    const { success, data } = rate.safeParse(one);
    const named = `${one.currency} ${one.day}`;
    if (!success || rates.has(named)) return undefined;
    rates.set(named, data);
  }
  return [...rates.values()];
}

function readEcbCsv(text: string): ExchangeRate[] | undefined {
  const [heading, ...lines] = rowsOf(text);
  if (heading?.[0] !== 'Date' || lines.length === 0) return undefined;
  const [, ...currencies] = heading;
  // Goes by the values of each line, not by the heading, so that a file with a long heading and many short lines takes no longer.
  return lines.flatMap(([date = '', ...values]) => {
    const day = isoDay(date);
    return values.flatMap((perEuro, index) => {
      // No value: the currency did not exist yet or was replaced by the euro, or it is the end of the line, which has a comma.
      if (perEuro === 'N/A' || perEuro === '') return [];
      return [{ currency: currencies[index] ?? '', day, perEuro }];
    });
  });
}

function rowsOf(text: string): string[][] {
  try {
    return parse(text, { bom: true, trim: true, relax_column_count: true, skip_empty_lines: true });
  } catch {
    return [];
  }
}

/** The file of one day has dates like `20 November 2026`, the other one like `2026-11-20`. */
function isoDay(date: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2}) ([A-Z][a-z]+) (\d{4})$/.exec(date) ?? [];
  const number = MONTHS.indexOf(month) + 1;
  return number === 0 ? date : `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
