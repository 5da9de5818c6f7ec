import type { Db } from '@spindle/platform/database.ts';
import type { Order, OrderLine } from '../orders/order.ts';
import { ordersOfBuyer } from '../orders/orders-of-buyer.ts';
import { lockNames, selectBought, selectOrderIds } from './queries.ts';

/** Who bought the same so lately is asked whether they mean it, ms. */
const JUST_NOW_MS = 30 * 60_000;

/** The same buyer is the same member or the same browser, never a typed address. */
export interface Buyer {
  memberId: string | undefined;
  /** Checkouts whose cookie the browser has, see `provenCheckouts`. */
  checkoutIds: readonly string[];
  /** What all tabs of the browser have from before its first checkout on, see `browserOf`: they find each other by it. */
  browser: string | undefined;
}

type Basket = readonly Pick<OrderLine, 'pid' | 'licenceType' | 'quantity'>[];

/**
 * The buyer's other orders of the same basket: those that can still be paid, and the latest that was paid just now, also where
 * staff look at its money. Not those that a subscription has placed: nobody has bought them.
 * Until the transaction ends, the same buyer can place no other order.
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
  const knowsBrowser = checkoutIds.length > 0 || browser !== undefined;
  const ids = knowsBrowser ? await selectOrderIds(tx, { checkoutIds, browser }) : [];
  if (!memberId && ids.length === 0) return { unpaid: [], boughtJustNow: undefined };
  const paidSince = new Date(now.getTime() - JUST_NOW_MS);
  const alike = (await ordersOfBuyer(tx, { memberId, ids, paidSince })).filter(
    ({ lines }) => contentsOf(lines) === contentsOf(basket),
  );
  const bought = await selectBought(
    tx,
    alike.map(({ id }) => id),
  );
  const same = alike.filter(({ id }) => bought.has(id));
  return {
    unpaid: same.filter(({ state }) => state === 'pending'),
    boughtJustNow: same.find(({ state }) => state !== 'pending'),
  };
}

const contentsOf = (basket: Basket) =>
  basket
    .map(({ pid, licenceType, quantity }) => `${pid} ${licenceType} ${quantity}`)
    .toSorted()
    .join();
