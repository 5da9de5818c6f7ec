import type { Db } from '@spindle/platform/database.ts';
import { holdAccount } from '../accounts/desk/hold-account.ts';
import { handOverThings } from '../hand-over-account.ts';
import { selectMergedInto } from './queries.ts';

/**
 * Gives what was written for an account after it had become part of another one to that one: an order that a page placed, a
 * renewal that had begun, at the moment of the merge. Whoever has it by now gets it; nothing is left to do where all came in
 * time.
 */
export async function gatherMergedThings({ db }: { db: Db }, { lostId }: { lostId: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const [memberId] = await selectMergedInto(tx, { lostId, lostEmail: '' });
    if (memberId === undefined || !(await holdAccount(tx, memberId))) return;
    await handOverThings(tx, { from: lostId, to: memberId, isProved: true });
  });
}
