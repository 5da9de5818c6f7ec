import { z } from 'zod';
import { aheadOfUtc } from './local-time.ts';

const written = (most: number) => z.string().trim().min(1).max(most);
/** Who sells: what the law requires on every invoice. */
export const sellerSettings = z.object({
  legalName: written(120),
  /** Street and number; further lines for addresses that have them. */
  street: written(200),
  postalCode: z.string().trim().max(16),
  city: written(80),
  /** ISO 3166. */
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/),
  /** The VAT number with the country's letters, such as `DE123456789`. */
  vatId: z
    .string()
    .toUpperCase()
    .transform((value) => value.replace(/[\s.-]/g, ''))
    .pipe(z.union([z.literal(''), z.string().regex(/^[A-Z]{2}[0-9A-Z+*]{2,14}$/)]))
    .transform((value) => value || null)
    .nullable(),
  /** Other numbers that a tax office requires: a national tax number, the `T…` number of a Japanese invoice issuer. */
  taxId: z
    .string()
    .trim()
    .max(40)
    .transform((value) => value || null)
    .nullable(),
  /** IANA name; it determines the days and years of invoices and reports. */
  timeZone: z.string().refine(isTimeZone),
});

export type Seller = z.output<typeof sellerSettings>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The day in a zone at a given time, `2026-12-31`. */
export function dayIn(timeZone: string, moment: Date): string {
  const days = daysIn.get(timeZone) ?? new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' });
  daysIn.set(timeZone, days);
  return days.format(moment);
}

/** By time zone; making one takes longer than all else that a tax takes. Swedish dates have the format of ISO 8601. */
const daysIn = new Map<string, Intl.DateTimeFormat>();

/** The day before a day: `2026-12-31` for `2027-01-01`. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}

/** The first moment of a day in a zone, even if its clocks change at midnight. @param day `2026-12-31` */
export function startOfDay(timeZone: string, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const noon = midnight + 43_200_000;
  const [earlier, later] = [noon - 86_400_000, noon + 86_400_000]
    .map((about) => midnight - aheadOfUtc(timeZone, new Date(about)))
    .toSorted((one, other) => one - other);
  const found = [earlier, later].find((at) => at !== undefined && dayIn(timeZone, new Date(at)) === day);
  return new Date(found ?? later ?? midnight);
}
