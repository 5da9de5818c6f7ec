import type { Db } from '@spindle/platform/database.ts';
import { erasedAddress } from '../accounts/erased-address.ts';
import { findAddress } from '../accounts/find-address.ts';
import { memberOfAddress } from '../accounts/member-of-address.ts';
import { findLicenceByKey } from '../licences/find-licence-by-key.ts';
import { findOrderByNumber } from '../orders/find-order-by-number.ts';

/** A customer: a member, or an address that has ordered. */
export interface FoundBuyer {
  /** Of an erased member, a placeholder. */
  email: string;
  memberId: string | undefined;
  isErased?: true;
}

/** Finds a customer by an address, an order number or a whole licence key. */
export async function findBuyer(db: Db, written: string): Promise<FoundBuyer | undefined> {
  const text = written.trim();
  if (text.includes('@')) return byAddress(db, text.toLowerCase());
  const licence = await findLicenceByKey(db, text);
  if (licence) {
    const { memberId } = licence;
    return byMember(db, memberId);
  }
  const order = await findOrderByNumber(db, text.toUpperCase());
  if (!order) return undefined;
  const { memberId, email } = order;
  if (memberId !== null) return byMember(db, memberId);
  return email ? byAddress(db, email) : undefined;
}

async function byMember(db: Db, memberId: string): Promise<FoundBuyer> {
  const address = await findAddress(db, memberId);
  return address
    ? { email: address.email, memberId }
    : { email: erasedAddress(memberId), memberId, isErased: true };
}

const byAddress = async (db: Db, email: string): Promise<FoundBuyer> => ({
  email,
  memberId: await memberOfAddress(db, email),
});
