import type { Db } from '@spindle/platform/database.ts';
import { selectInvoiceNumbers } from './queries.ts';

/** The invoice numbers of these orders, by order id; if an order has several, the last one, which is valid. */
export async function invoiceNumbers(db: Db, orderIds: readonly string[]): Promise<Map<string, string>> {
  return orderIds.length > 0 ? selectInvoiceNumbers(db, orderIds) : new Map();
}
