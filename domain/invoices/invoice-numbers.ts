import type { Db } from '@spindle/platform/database.ts';
import { selectInvoiceNumbers } from './queries.ts';

/** The numbers of the invoices of these orders, by order; of several, the last one, which holds. */
export async function invoiceNumbers(db: Db, orderIds: readonly string[]): Promise<Map<string, string>> {
  return orderIds.length > 0 ? selectInvoiceNumbers(db, orderIds) : new Map();
}
