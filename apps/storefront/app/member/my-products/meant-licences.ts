import type { LicencesLike, LicensedProduct } from '@spindle/domain/licences/licences-like.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { isMeant } from '../list-place.ts';
import { findNamedOffers } from '../named-offers.ts';

/**
 * The licences that match what was typed: a part of the key, or of a name in the member's language or in that of the order.
 * @param products for which the member has licences
 */
export async function meantBy(
  q: string,
  products: readonly LicensedProduct[],
  { db, locale, byKey }: { db: Db; locale: Locale; byKey: boolean },
): Promise<LicencesLike> {
  const { nameOf } = await findNamedOffers(
    db,
    products.map(({ pid }) => pid),
    locale,
  );
  const isFound = isMeant(q);
  return {
    products: products.filter((product) => isFound(nameOf(product), product.productName)),
    key: byKey ? q : undefined,
  };
}
