import type { Db } from '@spindle/platform/database.ts';
import { boughtPids } from '../orders/bought-pids.ts';
import type { PriceMember } from './promotion.ts';

/** What promotions can be for; `owns_643` stands beside these for who has paid for that product. */
export const CUSTOMER_TAGS = ['guest', 'member', 'new_customer', 'customer'] as const;

export const isCustomerTag = (tag: string): boolean =>
  (CUSTOMER_TAGS as readonly string[]).includes(tag) || /^owns_\d{1,10}$/.test(tag);

/** What is known of a buyer. Only a log-in proves anything: without one somebody is a guest and nothing else. */
export async function customerTags(db: Db, member: PriceMember | undefined): Promise<string[]> {
  if (!member) return ['guest'];
  const pids = await boughtPids(db, member);
  if (pids.length === 0) return ['member', 'new_customer'];
  return ['member', 'customer', ...pids.map((pid) => `owns_${pid}`)];
}
