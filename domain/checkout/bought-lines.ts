import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { findOffers } from '../catalogue/find-offers.ts';
import { withReleases } from '../downloads/with-releases.ts';
import { grantsOfOrder } from '../fulfilment/grants-of-order.ts';
import { isFulfilled, type Order, type OrderLine } from '../orders/order.ts';
import type { BoughtLine } from './checkout.ts';

/** The lines of an order, each with its licences and, once it is paid, its downloads. */
export async function boughtLines(
  deps: { db: Db; clock: Clock },
  order: Order,
): Promise<readonly [BoughtLine, ...BoughtLine[]]> {
  const paid = isFulfilled(order);
  // The keys of a gift are nobody's but of whom it is for.
  const grants = paid && order.giftEmail === null ? await grantsOfOrder(deps, order.id) : [];
  const pids = order.lines.map(({ pid }) => pid);
  const offers = paid ? await withReleases(deps, await findOffers(deps.db, pids)) : [];
  const bought = ({ id, position: _, ...line }: OrderLine): BoughtLine => ({
    ...line,
    licences: grants.filter(({ lineId }) => lineId === id),
    downloads: (offers.find(({ pid }) => pid === line.pid)?.builds ?? []).map(({ version }) => ({
      version,
      // Where it is counted, and who reads their mail on a phone is asked first.
      url: `/mlink/download.php?pid=${line.pid}`,
    })),
  });
  const [first, ...others] = order.lines;
  return [bought(first), ...others.map(bought)];
}
