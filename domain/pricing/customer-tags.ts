import type { Db } from '@spindle/platform/database.ts';
import { pidsOfBought } from '../licences/pids-of-bought.ts';
import { boughtPids } from '../orders/bought-pids.ts';
import { importedPids } from '../orders/imported/imported-pids.ts';
import type { PriceMember } from './promotion.ts';

/**
 * Kinds of customers that promotions can be for. Besides these there are tags like `owns_643`, for customers who have paid for
 * that product, here or in the shop's former system, or have a licence of it, for example by an exchange code.
 */
export const CUSTOMER_TAGS = ['guest', 'member', 'new_customer', 'customer'] as const;

export const isCustomerTag = (tag: string): boolean =>
  (CUSTOMER_TAGS as readonly string[]).includes(tag) || /^owns_\d{1,10}$/.test(tag);

/** The tags of a buyer. Only a log-in proves anything: without one, a buyer is a guest only. */
export async function customerTags(db: Db, member: PriceMember | undefined): Promise<string[]> {
  if (!member) return ['guest'];
  const { memberId } = member;
  const had = await Promise.all([
    boughtPids(db, member),
    importedPids(db, memberId),
    pidsOfBought(db, memberId),
  ]);
  const pids = new Set(had.flat());
  if (pids.size === 0) return ['member', 'new_customer'];
  // A member who has bought a product that the shop no longer has is a customer, too.
  const owned = [...pids].filter((pid) => pid !== null).toSorted();
  return ['member', 'customer', ...owned.map((pid) => `owns_${pid}`)];
}
