import type { Db } from '@spindle/platform/database.ts';
import { addressOfBuyer } from '../accounts/address-of-buyer.ts';
import { findAddress } from '../accounts/find-address.ts';
import { memberOfAddress } from '../accounts/member-of-address.ts';
import { findLicenceByKey } from '../licences/find-licence-by-key.ts';
import { findOrderByNumber } from '../orders/find-order-by-number.ts';

/** Somebody the shop has to do with: with an account, or an address that has ordered. */
export interface FoundBuyer {
  email: string;
  memberId: string | undefined;
}

/** Whose address, order number or whole licence key it is. */
export async function findBuyer(db: Db, written: string): Promise<FoundBuyer | undefined> {
  const text = written.trim();
  if (text.includes('@')) return byAddress(db, text.toLowerCase());
  const licence = await findLicenceByKey(db, text);
  if (licence) {
    const { memberId } = licence;
    const address = await findAddress(db, memberId);
    return address && { email: address.email, memberId };
  }
  const order = await findOrderByNumber(db, text.toUpperCase());
  if (!order?.email) return undefined;
  const { memberId } = order;
  return memberId === null
    ? byAddress(db, order.email)
    : { email: await addressOfBuyer(db, order), memberId };
}

const byAddress = async (db: Db, email: string): Promise<FoundBuyer> => ({
  email,
  memberId: await memberOfAddress(db, email),
});
