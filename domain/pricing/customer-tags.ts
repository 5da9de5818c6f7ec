import type { Db } from '@spindle/platform/database.ts';
import { pidsOfBought } from '../licences/pids-of-bought.ts';
import { boughtPids } from '../orders/bought-pids.ts';
import { importedPids } from '../orders/imported/imported-pids.ts';
import type { PriceMember } from './promotion.ts';

/**
 * What promotions can be for; `owns_643` stands beside these for who has paid for that product, here or where the shop was
 * before, or has a licence for it, such as by an exchange code.
 */
export const CUSTOMER_TAGS = ['guest', 'member', 'new_customer', 'customer'] as const;

export const isCustomerTag = (tag: string): boolean =>
  (CUSTOMER_TAGS as readonly string[]).includes(tag) || /^owns_\d{1,10}$/.test(tag);

/** What is known of a buyer. Only a log-in proves anything: without one somebody is a guest and nothing else. */
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
  // Who has bought what the shop has no more is a customer, too.
  const owned = [...pids].filter((pid) => pid !== null).toSorted();
  return ['member', 'customer', ...owned.map((pid) => `owns_${pid}`)];
}
