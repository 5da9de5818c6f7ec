import type { Db } from '@spindle/platform/database.ts';
import type { ImportedOrderLine } from './imported-order.ts';
import { upsertImportedLines } from './queries.ts';

/**
 * Keeps lines of orders that were paid elsewhere, for their buyers to look up. They draw no invoice numbers and count in no
 * sales. One that is there takes what the other system says of it by now, but for its owner, number and currency.
 */
export async function importOrderLines(tx: Db, lines: readonly ImportedOrderLine[]): Promise<void> {
  await upsertImportedLines(tx, lines);
}
