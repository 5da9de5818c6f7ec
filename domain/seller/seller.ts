import { z } from 'zod';

const written = (most: number) => z.string().trim().min(1).max(most);
/** Who sells: what the law asks of every invoice. */
export const sellerSettings = z.object({
  legalName: written(120),
  /** Street and number; more lines where an address has them. */
  street: written(200),
  postalCode: z.string().trim().max(16),
  city: written(80),
  /** ISO 3166. */
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/),
  /** The number for value added tax, with the country's letters, such as `DE123456789`. */
  vatId: z
    .string()
    .toUpperCase()
    .transform((value) => value.replace(/[\s.-]/g, ''))
    .pipe(z.union([z.literal(''), z.string().regex(/^[A-Z]{2}[0-9A-Z+*]{2,14}$/)]))
    .transform((value) => value || null)
    .nullable(),
  /** What else a tax office asks for: a national tax number, the `T…` number of a Japanese invoice issuer. */
  taxId: z
    .string()
    .trim()
    .max(40)
    .transform((value) => value || null)
    .nullable(),
  /** IANA: its days and years are those of invoices and of reports. */
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

/** The day that a moment falls on in a zone, `2026-12-31`. */
export function dayIn(timeZone: string, moment: Date): string {
  // Swedish dates are written as ISO 8601 has them.
  return new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(moment);
}

/** The day before a day, `2026-12-31` of `2027-01-01`. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
}

/** The first moment of a day in a zone, also where its clocks are changed at midnight. @param day `2026-12-31` */
export function startOfDay(timeZone: string, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const noon = midnight + 43_200_000;
  const [earlier, later] = [noon - 86_400_000, noon + 86_400_000]
    .map((about) => midnight - aheadOfUtc(timeZone, new Date(about)))
    .toSorted((one, other) => one - other);
  const found = [earlier, later].find((at) => at !== undefined && dayIn(timeZone, new Date(at)) === day);
  return new Date(found ?? later ?? midnight);
}

/** How far clocks in a zone are ahead of UTC at a moment, ms. */
function aheadOfUtc(timeZone: string, moment: Date): number {
  const written = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
    moment,
  );
  return Date.parse(`${written.replace(' ', 'T')}Z`) - Math.floor(moment.getTime() / 1000) * 1000;
}
