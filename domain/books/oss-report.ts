import { type BookPeriod, bookPeriod } from './book-period.ts';
import { type Conversion, convert } from './exchange-rate.ts';
import type { RatesOfDays } from './rates-of-days.ts';

/** What the documents of a quarter say of sales in one country, at one rate, in one currency. Minor units. */
export interface OssSum {
  /** ISO 3166: where what was sold is used. */
  country: string;
  rateBp: number;
  /** The quarter of the sale, `2026-Q3`: an earlier one than that of the document where a sale is corrected. */
  quarter: string;
  /** ISO 4217 */
  currency: string;
  netMinor: number;
  taxMinor: number;
}

/** One of the amounts that a line of the return is made of, and how it was converted; null where no rate is known. */
export type OssPart = Pick<OssSum, 'currency' | 'netMinor' | 'taxMinor'> & { conversion: Conversion | null };

/** A line of the return, in the currency that is filed in; null as long as a rate is missing. */
export interface OssLine {
  quarter: string;
  country: string;
  /** Null in a correction, which the return wants for a country as a whole. */
  rateBp: number | null;
  filed: { netMinor: number; taxMinor: number } | null;
  parts: readonly OssPart[];
}

/** The quarterly return of the Union's one-stop shop (Directive 2006/112/EC, articles 369f to 369h). */
export interface OssReport {
  quarter: BookPeriod;
  /** What is filed in, ISO 4217. */
  currency: string;
  /** What was sold in the quarter, less what went back of it, by country and rate. */
  supplies: readonly OssLine[];
  /** What documents of the quarter change in earlier ones, by quarter and country. */
  corrections: readonly OssLine[];
  /** What is owed to each country, corrections included; below zero where it owes the seller. Null as above. */
  balances: readonly { country: string; taxMinor: number | null }[];
  /** Rates that are not there yet: the currency, and the last day of the quarter that it is needed for. */
  missing: readonly { currency: string; day: string }[];
}

/**
 * Each amount is converted once, at the rate of the last day of the quarter of its sale or the next day that has one; a
 * line adds up what was converted.
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
