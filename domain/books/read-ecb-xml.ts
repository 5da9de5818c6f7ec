import type { ExchangeRate } from './exchange-rate.ts';

/** A day, or a rate that belongs to the last day before it in the file; with either kind of quotation marks. */
const CUBE = /<Cube\s+(?:time=["']([^"']*)["']|currency=["']([^"']*)["']\s+rate=["']([^"']*)["'])\s*\/?>/g;

/**
 * The rates of `eurofxref-daily.xml` (the last day) or `eurofxref-hist-90d.xml` (three months) of the European Central Bank, not
 * validated: the caller checks each. The files contain nothing but days with rates.
 * @returns undefined if the file is not one of these, or is incomplete
 */
export function readEcbXml(text: string): { currency: string; day: string; perEuro: string }[] | undefined {
  const isWhole = /<gesmes:Envelope\s/.test(text) && /<\/gesmes:Envelope>\s*$/.test(text);
  // The bank's files declare no entities.
  if (!isWhole || text.includes('<!')) return undefined;
  const found: ExchangeRate[] = [];
  let day: string | undefined;
  let days = 0;
  for (const [, time, currency, perEuro] of text.matchAll(CUBE)) {
    if (time !== undefined) {
      day = time;
      days++;
    } else if (day === undefined) return undefined;
    else found.push({ day, currency: currency ?? '', perEuro: perEuro ?? '' });
  }
  // Makes sure that no rate was skipped, and no day, whose rates would be taken for those of the day before.
  const count = (named: RegExp) => text.split(named).length - 1;
  return count(/\scurrency=/) === found.length && count(/\stime=/) === days ? found : undefined;
}
