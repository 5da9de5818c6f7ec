import type { Db } from '@spindle/platform/database.ts';
import { holdAccount } from '../accounts/desk/hold-account.ts';
import { handOverThings } from '../hand-over-account.ts';
import { selectMergedInto } from './queries.ts';

/**
 * Hands over what was written for an account after it was merged into another, such as an order that a page was placing, or a
 * renewal that had begun, at the moment of the merge. It goes to whoever has the account by now, after further merges. Does
 * nothing if nothing came late.
 */
export async function gatherMergedThings({ db }: { db: Db }, { lostId }: { lostId: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const [memberId] = await selectMergedInto(tx, { lostId, lostEmail: '' });
    if (memberId === undefined || !(await holdAccount(tx, memberId))) return;
    await handOverThings(tx, { from: lostId, to: memberId, isProved: true });
  });
}
