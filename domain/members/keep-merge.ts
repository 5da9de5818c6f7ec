import type { Db } from '@spindle/platform/database.ts';
import { findAddress } from '../accounts/find-address.ts';
import { insertMerge, updateMergesMember } from './queries.ts';

/** Keeps which account has become part of which, and what had become part of it before; while both are there. */
export async function keepMerge(tx: Db, { from, to }: { from: string; to: string }, at: Date): Promise<void> {
  const lost = await findAddress(tx, from);
  if (!lost) return;
  await updateMergesMember(tx, { from, to });
  await insertMerge(tx, { lostId: from, memberId: to, lostEmail: lost.email, mergedAt: at });
}
