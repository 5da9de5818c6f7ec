import type { Db } from '@spindle/platform/database.ts';
import type { Order, OrderLine } from '../orders/order.ts';
import { ordersOfBuyer } from '../orders/orders-of-buyer.ts';
import { lockNames, selectBought, selectOrderIds } from './queries.ts';

/** A buyer who bought the same within this time is asked whether they want it again, in ms. */
const JUST_NOW_MS = 30 * 60_000;

/** Two buyers are the same if they are the same member or the same browser; a typed address does not count. */
export interface Buyer {
  memberId: string | undefined;
  /** Checkouts whose cookie the browser has, see `provenCheckouts`. */
  checkoutIds: readonly string[];
  /** Identifies the browser in all its tabs, even before its first checkout, see `browserOf`. */
  browser: string | undefined;
}

type Basket = readonly Pick<OrderLine, 'pid' | 'licenceType' | 'quantity'>[];

/**
 * The buyer's other orders of the same basket: those that can still be paid, and the latest that was paid just now or is in
 * review. Orders placed by a subscription do not count. The same buyer can place no other order until the transaction ends.
 */
export async function earlierOrders(
  tx: Db,
  { memberId, checkoutIds, browser }: Buyer,
  basket: Basket,
  now: Date,
): Promise<{ unpaid: Order[]; boughtJustNow: Order | undefined }> {
  await lockNames(tx, [
    ...(memberId ? [`buyer ${memberId}`] : []),
    ...checkoutIds.map((id) => `buyer of ${id}`),
    ...(browser ? [`buyer in ${browser}`] : []),
  ]);
  const paidSince = new Date(now.getTime() - JUST_NOW_MS);
  const bought = await ordersBoughtBy(tx, { memberId, checkoutIds, browser }, paidSince);
  const same = bought.filter(({ lines }) => contentsOf(lines) === contentsOf(basket));
  return {
    unpaid: same.filter(({ state }) => state === 'pending'),
    boughtJustNow: same.find(({ state }) => state !== 'pending'),
  };
}

/** The buyer's orders of any basket that can still be paid. */
export async function unpaidOrdersOf(db: Db, buyer: Buyer, now: Date): Promise<Order[]> {
  return (await ordersBoughtBy(db, buyer, now)).filter(({ state }) => state === 'pending');
}

async function ordersBoughtBy(
  db: Db,
  { memberId, checkoutIds, browser }: Buyer,
  paidSince: Date,
): Promise<Order[]> {
  const knowsBrowser = checkoutIds.length > 0 || browser !== undefined;
  const ids = knowsBrowser ? await selectOrderIds(db, { checkoutIds, browser }) : [];
  if (!memberId && ids.length === 0) return [];
  const orders = await ordersOfBuyer(db, { memberId, ids, paidSince });
  const bought = await selectBought(
    db,
    orders.map(({ id }) => id),
  );
  return orders.filter(({ id }) => bought.has(id));
}

const contentsOf = (basket: Basket) =>
  basket
    .map(({ pid, licenceType, quantity }) => `${pid} ${licenceType} ${quantity}`)
    .toSorted()
    .join();
