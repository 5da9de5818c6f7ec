import { isEuCountry } from '@spindle/platform/eu-countries.ts';
import type { Seller } from '../seller/seller.ts';
import type { VatCheck } from './tax.ts';
import { isSameVatArea, vatAreaOf } from './vat-area.ts';
import { vatPrefix } from './vat-id.ts';

/** Whether a reverse charge is possible: seller and buyer are in different member states of the EU. */
export function mayReverse<By extends Pick<Seller, 'country'>>(
  seller: By | undefined,
  country: string,
): seller is By {
  return (
    seller !== undefined &&
    isEuCountry(vatAreaOf(seller.country)) &&
    isEuCountry(vatAreaOf(country)) &&
    !isSameVatArea(seller.country, country)
  );
}

/** Whether there is a reverse charge: it is possible, and there is a positive answer about a VAT id of that country. */
export function isReversed(
  seller: Pick<Seller, 'country'> | undefined,
  country: string,
  check: Pick<VatCheck, 'vatId'> | undefined,
): boolean {
  return mayReverse(seller, country) && (check?.vatId.startsWith(vatPrefix(country)) ?? false);
}
