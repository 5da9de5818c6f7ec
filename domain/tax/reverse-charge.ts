import { isEuCountry } from '@spindle/platform/eu-countries.ts';
import type { Seller } from '../seller/seller.ts';
import type { VatCheck } from './tax.ts';
import { isSameVatArea, vatAreaOf } from './vat-area.ts';
import { vatPrefix } from './vat-id.ts';

/** Whether a business in a country can owe the tax itself: both in the Union, in different member states. */
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

/** Whether it does: with a positive answer about a VAT id of that country. */
export function isReversed(
  seller: Pick<Seller, 'country'> | undefined,
  country: string,
  check: Pick<VatCheck, 'vatId'> | undefined,
): boolean {
  return mayReverse(seller, country) && (check?.vatId.startsWith(vatPrefix(country)) ?? false);
}
