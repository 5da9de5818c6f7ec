import type { Db } from '@spindle/platform/database.ts';
import { updateMember } from './queries.ts';

/** Makes the trials of one member another one's, but for product lines that this one has tried already. */
export async function handOverTrials(tx: Db, accounts: { from: string; to: string }): Promise<void> {
  await updateMember(tx, accounts);
}
