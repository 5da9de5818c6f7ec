import type { Db } from '@spindle/platform/database.ts';
import { type ImportedOrder, ordersOfLines } from './imported-order.ts';
import { selectImportedLines } from './queries.ts';

/** Lines that are listed at most. */
const MOST = 500;

/** What a member had bought elsewhere before they came with their shop, newest first. */
export async function importedOrdersOfMember(
  db: Db,
  { memberId }: { memberId: string },
): Promise<ImportedOrder[]> {
  return ordersOfLines(await selectImportedLines(db, { memberId, limit: MOST }));
}
