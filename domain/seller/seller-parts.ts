import { countryName } from '@spindle/i18n/country-name.ts';
import type { Site } from '@spindle/platform/sites.ts';
import type { Seller } from './seller.ts';

/**
 * The seller as named on a receipt: name, address with the country's name, tax numbers. Until staff have entered it, the
 * shop's name.
 */
export function sellerParts(
  seller: Seller | undefined,
  { locale, shopName }: Pick<Site, 'locale' | 'shopName'>,
): string[] {
  if (!seller) return [shopName];
  const { legalName, street, postalCode, city, country, vatId, taxId } = seller;
  return [
    legalName,
    street,
    `${postalCode} ${city}`.trim(),
    countryName(locale, country),
    vatId,
    taxId,
  ].filter((part): part is string => part !== null);
}
