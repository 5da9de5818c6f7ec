import type { Db } from '@spindle/platform/database.ts';
import { updateImportedOwner } from './imported/queries.ts';
import { updateMember } from './queries/write.ts';

/** Moves all orders of one member to another. They are locked, the oldest first, until the transaction ends. */
export async function handOverOrders(tx: Db, accounts: { from: string; to: string }): Promise<void> {
  await updateMember(tx, accounts);
  await updateImportedOwner(tx, accounts);
}
