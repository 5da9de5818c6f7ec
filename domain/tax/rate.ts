import { z } from 'zod';
import { KEPT_RATES } from './kept-rates.ts';
import { vatAreaOf } from './vat-area.ts';

/** The standard rate of a country from a day until its next rate. */
export const taxRate = z.object({
  /** ISO 3166 code; a country that is taxed as another one has no rate of its own. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .refine((country) => vatAreaOf(country) === country),
  /** The first day, `2026-01-01`. */
  validFrom: z.iso.date(),
  /** Basis points of the net amount: 1900 is 19 %. */
  rateBp: z.int().min(0).max(5000),
});
export type TaxRate = z.infer<typeof taxRate>;
export type TaxRateKey = Omit<TaxRate, 'rateBp'>;

/** The rates that staff have entered, and the built-in ones for countries and days that staff have not entered. */
export function allRates(entered: readonly TaxRate[]): TaxRate[] {
  const same = (one: TaxRateKey) => (other: TaxRateKey) =>
    one.country === other.country && one.validFrom === other.validFrom;
  return [...entered, ...KEPT_RATES.filter((kept) => !entered.some(same(kept)))];
}

/** @param day `2026-11-22` */
export function rateOn(rates: readonly TaxRate[], country: string, day: string): TaxRate | undefined {
  return rates
    .filter((rate) => rate.country === country && rate.validFrom <= day)
    .reduce<TaxRate | undefined>(
      (latest, rate) => (latest && latest.validFrom > rate.validFrom ? latest : rate),
      undefined,
    );
}
