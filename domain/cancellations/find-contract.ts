import type { Db } from '@spindle/platform/database.ts';
import { findAddress } from '../accounts/find-address.ts';
import { findLicenceByKey } from '../licences/find-licence-by-key.ts';
import { findOrder } from '../orders/find-order.ts';
import { findOrderByNumber } from '../orders/find-order-by-number.ts';
import type { Order } from '../orders/order.ts';
import { readOrderNumber } from '../orders/read-order-number.ts';
import type { Subscription } from '../subscriptions/subscription.ts';
import { subscriptionOfLicence } from '../subscriptions/subscription-of-licence.ts';
import { subscriptionsOfLines } from '../subscriptions/subscriptions-of-lines.ts';

export interface Contract {
  /** Null if the licence did not come from an order of the shop: it was imported, or given for a code. */
  orderId: string | null;
  subscriptions: Subscription[];
}

/**
 * The contract that an order number or a licence key names, if the address belongs to it: that of the order, or the present
 * one of its member or of the subscription's member.
 */
export async function findContract(
  db: Db,
  { email, contract }: { email: string; contract: string },
): Promise<Contract | undefined> {
  const { order, subscriptions } = await named(db, contract);
  if (email === '' || (!order && subscriptions.length === 0)) return undefined;
  const memberIds = [order?.memberId, ...subscriptions.map(({ memberId }) => memberId)];
  const members = await Promise.all(
    [...new Set(memberIds)].map((memberId) => (memberId ? findAddress(db, memberId) : undefined)),
  );
  const addresses = [order?.email, ...members.map((member) => member?.email)];
  if (!addresses.some((address) => address?.toLowerCase() === email)) return undefined;
  return { orderId: order?.id ?? null, subscriptions };
}

/**
 * For a licence only the subscription that renews it, whichever order it began with; for an order all subscriptions that it
 * began or paid for.
 */
async function named(
  db: Db,
  contract: string,
): Promise<{ order: Order | undefined; subscriptions: Subscription[] }> {
  const licence = await findLicenceByKey(db, contract);
  if (licence) {
    const subscription = await subscriptionOfLicence(db, licence.id);
    const order = licence.orderId ? await findOrder(db, licence.orderId) : undefined;
    return { order, subscriptions: subscription ? [subscription] : [] };
  }
  const order = await findOrderByNumber(db, readOrderNumber(contract));
  if (!order) return { order, subscriptions: [] };
  const lineIds = order.lines.map(({ id }) => id);
  return { order, subscriptions: await subscriptionsOfLines(db, lineIds) };
}
