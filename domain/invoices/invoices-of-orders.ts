import type { Db } from '@spindle/platform/database.ts';
import type { Invoice } from './invoice.ts';
import { selectInvoicesOfOrders } from './queries.ts';

/** The documents of these orders, in the order in which they were issued. */
export async function invoicesOfOrders(db: Db, orderIds: readonly string[]): Promise<Invoice[]> {
  return orderIds.length > 0 ? selectInvoicesOfOrders(db, orderIds) : [];
}
