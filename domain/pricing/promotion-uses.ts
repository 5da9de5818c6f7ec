import { createHash } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import { announcePrices } from './announce-prices.ts';
import type { PriceMember } from './promotion.ts';
import {
  type Customer,
  countPromotionUse,
  deleteUses,
  insertUse,
  selectUsesOf,
  uncountPromotionUse,
} from './queries/promotions.ts';

/**
 * Identifies a customer for counting uses: by the account, whatever its address was, and by the address, whatever its account
 * was. Only a hash of the address is stored.
 */
export function customerOf({ memberId, email }: Partial<PriceMember> & Pick<PriceMember, 'email'>): Customer {
  const address = createHash('sha256').update(`promotion ${email.trim().toLowerCase()}`).digest('base64url');
  return { memberId, address };
}

/**
 * Counts one use of each promotion in the transaction of the order that it lowers. Safe for concurrent orders.
 * @returns false if one of them is used up, for everybody or for this customer; the caller then rolls back
 */
export async function countPromotions(
  tx: Db,
  {
    orderId,
    keys,
    ...buyer
  }: { orderId: string; keys: readonly string[]; memberId: string | undefined; email: string },
): Promise<boolean> {
  const customer = customerOf(buyer);
  // Always in the same order, to avoid deadlocks.
  for (const key of keys.toSorted()) {
    const counted = await countPromotionUse(tx, key);
    if (!counted) return false;
    await insertUse(tx, { orderId, promotionKey: key, customer: customer.address });
    const uses = (await selectUsesOf(tx, customer, [key])).get(key) ?? 0;
    if (counted.maxUsesPerCustomer !== null && uses > counted.maxUsesPerCustomer) return false;
    if (counted.used === counted.maxUses) await announcePrices(tx);
  }
  return true;
}

/** Releases the uses of a cancelled order, in the transaction that cancels it. Idempotent. */
export async function returnPromotions(tx: Db, orderId: string): Promise<void> {
  for (const key of await deleteUses(tx, orderId)) {
    if (await uncountPromotionUse(tx, key)) await announcePrices(tx);
  }
}
