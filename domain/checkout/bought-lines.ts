import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { findOffers } from '../catalogue/find-offers.ts';
import { namesIn } from '../catalogue/names-in.ts';
import { grantsOfOrder } from '../fulfilment/grants-of-order.ts';
import { isFulfilled, type Order, type OrderLine } from '../orders/order.ts';
import type { BoughtLine } from './checkout.ts';
import { downloadsOf } from './downloads-of.ts';

/** The lines of an order, each with its licences and, once it is paid, its downloads. */
export async function boughtLines(
  deps: { db: Db; clock: Clock },
  order: Order,
): Promise<readonly [BoughtLine, ...BoughtLine[]]> {
  const paid = isFulfilled(order);
  // Only the recipient of a gift sees its keys.
  const grants = paid && order.giftEmail === null ? await grantsOfOrder(deps, order.id) : [];
  const pids = paid ? order.lines.map(({ pid }) => pid) : [];
  const downloads = await downloadsOf(deps, pids);
  const opened = await findOffers(deps.db, [...new Set(grants.flatMap(({ alsoOpens }) => alsoOpens))]);
  const bought = ({ position: _, ...line }: OrderLine): BoughtLine => ({
    ...line,
    licences: grants.filter(({ lineId }) => lineId === line.id),
    // For a bundle within the bundle, its products are named instead.
    opens: opened
      .filter(
        ({ pid, type }) =>
          type !== 'bundle' &&
          grants.some((grant) => grant.lineId === line.id && grant.alsoOpens.includes(pid)),
      )
      .map((offer) => namesIn(offer, order.locale).shortName),
    downloads: downloads(line.pid),
  });
  const [first, ...others] = order.lines;
  return [bought(first), ...others.map(bought)];
}
