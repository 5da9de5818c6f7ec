import { type BookPeriod, bookPeriod } from './book-period.ts';
import { type Conversion, convert } from './exchange-rate.ts';
import type { RatesOfDays } from './rates-of-days.ts';

/** Sum of the documents of a quarter about sales in one country, at one rate, in one currency. Minor units. */
export interface OssSum {
  /** ISO 3166 code of the country of consumption. */
  country: string;
  rateBp: number;
  /** The quarter of the sale, `2026-Q3`; earlier than that of the document if a sale is corrected. */
  quarter: string;
  /** ISO 4217 */
  currency: string;
  netMinor: number;
  taxMinor: number;
}

/** An amount that is part of a line of the return, and its conversion; null if no rate is known. */
export type OssPart = Pick<OssSum, 'currency' | 'netMinor' | 'taxMinor'> & { conversion: Conversion | null };

/** A line of the return. `filed` is in the currency of filing, and null while a rate is missing. */
export interface OssLine {
  quarter: string;
  country: string;
  /** Null in a correction, which is filed per country, not per rate. */
  rateBp: number | null;
  filed: { netMinor: number; taxMinor: number } | null;
  parts: readonly OssPart[];
}

/** The quarterly return of the EU's one-stop shop (Directive 2006/112/EC, articles 369f to 369h). */
export interface OssReport {
  quarter: BookPeriod;
  /** Currency of filing, ISO 4217. */
  currency: string;
  /** Sales of the quarter minus their refunds, by country and rate. */
  supplies: readonly OssLine[];
  /** Changes of earlier quarters by documents of this quarter, by quarter and country. */
  corrections: readonly OssLine[];
  /** Tax owed to each country, including corrections; negative if the country owes the seller. Null while a rate is missing. */
  balances: readonly { country: string; taxMinor: number | null }[];
  /** Rates that are missing: the currency, and the last day of the quarter for which it is needed. */
  missing: readonly { currency: string; day: string }[];
}

/**
 * Builds the return. Each amount is converted once, at the rate of the last day of the quarter of its sale, or of the next day
 * that has one; lines add up converted amounts.
 * @param ratesOf rates around the last day of a quarter
 */
export function ossReport(
  sums: readonly OssSum[],
  quarter: BookPeriod,
  currency: string,
  ratesOf: (quarter: string) => RatesOfDays | undefined,
): OssReport {
  const partOf = (sum: OssSum): OssPart => {
    const day = bookPeriod(sum.quarter)?.to ?? '';
    const conversion = ratesOf(sum.quarter)?.find({ from: sum.currency, to: currency, day }, 'after') ?? null;
    return { currency: sum.currency, netMinor: sum.netMinor, taxMinor: sum.taxMinor, conversion };
  };
  const sold = sums.filter((sum) => sum.quarter === quarter.name);
  const changed = sums.filter((sum) => sum.quarter !== quarter.name);
  const supplies = linesOf(sold, partOf, ({ rateBp }) => rateBp);
  const corrections = linesOf(changed, partOf, () => null);
  const lines = [...supplies, ...corrections];
  const byCountry = Map.groupBy(lines, ({ country }) => country);
  return {
    ...{ quarter, currency, supplies, corrections },
    balances: [...byCountry].map(([country, own]) => ({ country, taxMinor: taxOf(own) })),
    missing: missingOf(lines),
  };
}

function linesOf(
  sums: readonly OssSum[],
  partOf: (sum: OssSum) => OssPart,
  rateOf: (sum: OssSum) => number | null,
): OssLine[] {
  const groups = Map.groupBy(sums, (sum) => `${sum.quarter} ${sum.country} ${rateOf(sum)}`);
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { quarter, country } = first;
    const parts = own.map(partOf);
    return [{ quarter, country, rateBp: rateOf(first), filed: filedOf(parts), parts }];
  });
}

function filedOf(parts: readonly OssPart[]): OssLine['filed'] {
  let filed = { netMinor: 0, taxMinor: 0 };
  for (const { conversion, netMinor, taxMinor } of parts) {
    if (!conversion) return null;
    filed = {
      netMinor: filed.netMinor + convert(netMinor, conversion),
      taxMinor: filed.taxMinor + convert(taxMinor, conversion),
    };
  }
  return filed;
}

function taxOf(lines: readonly OssLine[]): number | null {
  return lines.reduce<number | null>(
    (sum, { filed }) => (sum === null || filed === null ? null : sum + filed.taxMinor),
    0,
  );
}

function missingOf(lines: readonly OssLine[]): OssReport['missing'] {
  const missing = lines.flatMap(({ quarter, parts }) =>
    parts
      .filter(({ conversion }) => conversion === null)
      .map(({ currency }) => ({ currency, day: bookPeriod(quarter)?.to ?? '' })),
  );
  return [...new Map(missing.map((one) => [`${one.currency} ${one.day}`, one])).values()];
}
