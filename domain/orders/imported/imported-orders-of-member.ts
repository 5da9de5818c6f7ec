import type { Db } from '@spindle/platform/database.ts';
import { type ImportedOrder, ordersOfLines } from './imported-order.ts';
import { selectImportedLines } from './queries.ts';

/** The most lines listed. */
const MOST = 500;

/** Orders of a member in another system, newest first. */
export async function importedOrdersOfMember(
  db: Db,
  { memberId }: { memberId: string },
): Promise<ImportedOrder[]> {
  return ordersOfLines(await selectImportedLines(db, { memberId, limit: MOST }));
}
