import type { Db } from '@spindle/platform/database.ts';
import { listOrders } from '../orders/list-orders.ts';
import { DAY_MS, DEMO_DAYS, FIRST_CUSTOMER } from './demo-purchase.ts';

/** The period in which made-up customers have bought, read from the order that marks the shop; undefined if there are none. */
export async function demoDays(db: Db): Promise<{ from: Date; until: Date } | undefined> {
  const [first] = (await listOrders(db, { email: FIRST_CUSTOMER }, { size: 1 })).orders;
  if (!first) return undefined;
  return { from: first.placedAt, until: new Date(first.placedAt.getTime() + DEMO_DAYS * DAY_MS) };
}
