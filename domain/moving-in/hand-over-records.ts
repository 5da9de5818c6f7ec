import type { Db } from '@spindle/platform/database.ts';
import { updateTarget } from './queries.ts';

/** Points the records of one member to another one, so that a line imported again finds the right member. */
export async function handOverRecords(tx: Db, accounts: { from: string; to: string }): Promise<void> {
  await updateTarget(tx, accounts);
}
