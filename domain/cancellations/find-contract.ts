import type { Db } from '@spindle/platform/database.ts';
import { findAddress } from '../accounts/find-address.ts';
import { findLicenceByKey } from '../licences/find-licence-by-key.ts';
import { readLicenceKey } from '../licences/licence-key.ts';
import { findOrder } from '../orders/find-order.ts';
import { findOrderByNumber } from '../orders/find-order-by-number.ts';
import type { Subscription } from '../subscriptions/subscription.ts';
import { subscriptionsOfLines } from '../subscriptions/subscriptions-of-lines.ts';

export interface Contract {
  orderId: string;
  subscriptions: Subscription[];
}

/**
 * The contract that an order's number or a licence key names, if the address belongs to it: that of the order, or the
 * one that its member has now.
 */
export async function findContract(
  db: Db,
  { email, contract }: { email: string; contract: string },
): Promise<Contract | undefined> {
  const key = readLicenceKey(contract);
  const licence = key === undefined ? undefined : await findLicenceByKey(db, key);
  const order = licence?.orderId
    ? await findOrder(db, licence.orderId)
    : await findOrderByNumber(db, contract.trim().toUpperCase());
  if (!order) return undefined;
  const member = order.memberId ? await findAddress(db, order.memberId) : undefined;
  const addresses = [order.email, member?.email].map((address) => address?.toLowerCase());
  if (email === '' || !addresses.includes(email)) return undefined;
  const all = await subscriptionsOfLines(
    db,
    order.lines.map(({ id }) => id),
  );
  const named = licence ? all.filter(({ licenceId }) => licenceId === licence.id) : all;
  return { orderId: order.id, subscriptions: named };
}
