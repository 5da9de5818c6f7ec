import type { Db } from '@spindle/platform/database.ts';
import { updateMember } from './queries.ts';

/** Moves a member's trials to another member, except those of product lines that the other has tried already. */
export async function handOverTrials(tx: Db, accounts: { from: string; to: string }): Promise<void> {
  await updateMember(tx, accounts);
}
