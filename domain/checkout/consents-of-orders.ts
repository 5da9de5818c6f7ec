import type { Db } from '@spindle/platform/database.ts';
import { type OrderConsents, selectConsents } from './queries.ts';

export type { OrderConsents };

/** What was agreed to with each of these orders; renewals have no checkout and are left out. */
export async function consentsOfOrders(db: Db, orderIds: readonly string[]): Promise<OrderConsents[]> {
  return orderIds.length === 0 ? [] : selectConsents(db, orderIds);
}
