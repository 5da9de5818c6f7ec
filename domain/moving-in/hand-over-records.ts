import type { Db } from '@spindle/platform/database.ts';
import { updateTarget } from './queries.ts';

/** What was one member in another system is another one here: a line that is imported again finds who it is by now. */
export async function handOverRecords(tx: Db, accounts: { from: string; to: string }): Promise<void> {
  await updateTarget(tx, accounts);
}
