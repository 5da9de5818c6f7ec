import type { Db } from '@spindle/platform/database.ts';
import type { LicensedProduct } from './licences-like.ts';
import { selectLicensedProducts } from './list-queries.ts';

/** The products that a member has licences of, each with the names it was issued with. */
export function productsOfMember(db: Db, memberId: string): Promise<LicensedProduct[]> {
  return selectLicensedProducts(db, memberId);
}
