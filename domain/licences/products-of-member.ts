import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { LicensedProduct } from './licences-like.ts';
import { selectLicensedProducts } from './list-queries.ts';

/** The products that a member has licences for, each under the names it was issued with, what these open besides, and whether one of them works now. */
export function productsOfMember(
  { db, clock }: { db: Db; clock: Clock },
  memberId: string,
): Promise<(LicensedProduct & { alsoOpens: string[]; works: boolean })[]> {
  return selectLicensedProducts(db, memberId, clock.now());
}
