import type { Db } from '@spindle/platform/database.ts';
import { findAddress } from '../accounts/find-address.ts';
import { insertMerge, updateMergesMember } from './queries.ts';

/**
 * Records which account was merged into which, along with earlier merges into the lost one. Call it while both accounts exist.
 */
export async function keepMerge(tx: Db, { from, to }: { from: string; to: string }, at: Date): Promise<void> {
  const lost = await findAddress(tx, from);
  if (!lost) return;
  await updateMergesMember(tx, { from, to });
  await insertMerge(tx, { lostId: from, memberId: to, lostEmail: lost.email, mergedAt: at });
}
