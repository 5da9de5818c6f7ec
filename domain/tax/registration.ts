import { isEuCountry } from '@spindle/platform/eu-countries.ts';
import { z } from 'zod';
import { isSameVatArea, vatAreaOf } from './vat-area.ts';

/** domestic: for one country. oss: the one-stop shop of the European Union, for all members except the seller's own country. */
export const REGISTRATION_SCHEMES = ['domestic', 'oss'] as const;
export type RegistrationScheme = (typeof REGISTRATION_SCHEMES)[number];

/** Where the seller collects tax. */
export const taxRegistration = z
  .object({
    /** ISO 3166 code; for the one-stop shop, the member state of identification. */
    country: z.string().regex(/^[A-Z]{2}$/),
    scheme: z.enum(REGISTRATION_SCHEMES),
    /** As printed on invoices: `DE123456789`. */
    number: z.string().trim().min(2).max(40),
    /** The first day, `2026-01-01`. */
    validFrom: z.iso.date(),
    /** The last day; null while it is unknown. */
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
 * The registration under which tax of a country is collected: the country's own before the one-stop shop, which is only for
 * sales across borders. Sales in the seller's own VAT area need a domestic registration. A seller from outside an area may have
 * a registration in each of its countries: then that of the buyer's country counts.
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
