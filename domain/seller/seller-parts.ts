import type { Seller } from './seller.ts';

/** Who sells, as a receipt names them: name, address, tax numbers. Until staff have written it, the shop's name. */
export function sellerParts(seller: Seller | undefined): string[] {
  if (!seller) return ['Spindle'];
  const { legalName, street, postalCode, city, country, vatId, taxId } = seller;
  return [legalName, street, `${postalCode} ${city}`.trim(), country, vatId, taxId].filter(
    (part): part is string => part !== null,
  );
}
