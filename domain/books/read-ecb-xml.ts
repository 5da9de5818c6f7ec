import type { ExchangeRate } from './exchange-rate.ts';

/** A day, or a rate of the day before it, with either kind of quotation mark. */
const CUBE = /<Cube\s+(?:time=["']([^"']*)["']|currency=["']([^"']*)["']\s+rate=["']([^"']*)["'])\s*\/?>/g;

/**
 * The rates of `eurofxref-daily.xml` (the last day) or `eurofxref-hist-90d.xml` (the days of three months) of the European
 * Central Bank, as they stand there: whoever takes them checks each. The file has no other structure than days with rates.
 * @returns undefined where the file is another one, or is not whole
 */
export function readEcbXml(text: string): { currency: string; day: string; perEuro: string }[] | undefined {
  const isWhole = /<gesmes:Envelope\s/.test(text) && /<\/gesmes:Envelope>\s*$/.test(text);
  // What declares entities is no file of the bank's.
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
  // Nothing that looks like a rate is left out, nor a day, whose rates would be taken for those of the one before.
  const count = (named: RegExp) => text.split(named).length - 1;
  return count(/\scurrency=/) === found.length && count(/\stime=/) === days ? found : undefined;
}
