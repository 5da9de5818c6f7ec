import { isEuCountry } from '@spindle/platform/eu-countries.ts';
import { z } from 'zod';
import { isSameVatArea, vatAreaOf } from './vat-area.ts';

/** domestic: for one country. oss: the one-stop shop of the European Union, for its members but the seller's own country. */
export const REGISTRATION_SCHEMES = ['domestic', 'oss'] as const;
export type RegistrationScheme = (typeof REGISTRATION_SCHEMES)[number];

/** Where the seller collects tax. */
export const taxRegistration = z
  .object({
    /** ISO 3166 code; of the one-stop shop the member state that keeps it. */
    country: z.string().regex(/^[A-Z]{2}$/),
    scheme: z.enum(REGISTRATION_SCHEMES),
    /** As it is printed on invoices: `DE123456789`. */
    number: z.string().trim().min(2).max(40),
    /** The first day, `2026-01-01`. */
    validFrom: z.iso.date(),
    /** The last day; null while nobody knows it. */
    validUntil: z.iso.date().nullable(),
  })
  .refine(({ validFrom, validUntil }) => validUntil === null || validUntil >= validFrom)
  .refine(({ country, scheme }) => scheme === 'domestic' || isEuCountry(vatAreaOf(country)));
export type TaxRegistration = z.infer<typeof taxRegistration>;
export type TaxRegistrationKey = Pick<TaxRegistration, 'country' | 'scheme' | 'validFrom'>;

/** @param day `2026-11-22` */
export function standingOn(registrations: readonly TaxRegistration[], day: string): TaxRegistration[] {
  return registrations.filter(
    ({ validFrom, validUntil }) => validFrom <= day && (validUntil === null || day <= validUntil),
  );
}

/**
 * The registration that tax of a country is collected under: its own one before the Union's, which is for sales over
 * borders: what is sold at home is for the domestic one alone. A seller from outside an area may have one for each of its
 * countries: then it is that of the country itself.
 * @param home the seller's country
 */
export function registrationFor(
  standing: readonly TaxRegistration[],
  country: string,
  home: string | undefined,
): TaxRegistration | undefined {
  const isAbroad = home === undefined || !isSameVatArea(country, home);
  const domestic = standing.filter(({ scheme }) => scheme === 'domestic');
  return (
    domestic.find((one) => one.country === country) ??
    domestic.find((one) => isSameVatArea(one.country, country)) ??
    (isEuCountry(vatAreaOf(country)) && isAbroad
      ? standing.find(({ scheme }) => scheme === 'oss')
      : undefined)
  );
}
