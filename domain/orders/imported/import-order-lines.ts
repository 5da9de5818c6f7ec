import type { Db } from '@spindle/platform/database.ts';
import type { ImportedOrderLine } from './imported-order.ts';
import { upsertImportedLines } from './queries.ts';

/**
 * Stores lines of orders that were paid in another system, for their buyers to look up. They get no invoice numbers and do not
 * count as sales. An existing line is updated to what the other system says by now, except owner, number and currency.
 */
export async function importOrderLines(tx: Db, lines: readonly ImportedOrderLine[]): Promise<void> {
  await upsertImportedLines(tx, lines);
}
