import type { Db } from '@spindle/platform/database.ts';
import type { RegisterDeps } from '../deps.ts';
import { keepMember } from './queries.ts';

/**
 * Ends what would go on for a member by itself, each in a transaction of its own: a crash leaves some of it ended, and the next
 * try ends the rest. An undo that comes meanwhile waits for one of these, and then nothing more ends.
 * @param stands whether the erasure because of which it ends has not been undone
 */
export async function endEach(
  { db, erasures }: { db: Db } & RegisterDeps,
  { memberId, when }: { memberId: string; when: 'asked' | 'due' },
  stands: (tx: Db) => Promise<boolean>,
): Promise<void> {
  for (const { goesOn } of erasures()) {
    for (const id of (await goesOn?.find(db, memberId)) ?? []) {
      const wentOn = await db.transaction(async (tx) => {
        await keepMember(tx, memberId);
        if (!(await stands(tx))) return false;
        await goesOn?.end(tx, { id, memberId, when });
        return true;
      });
      if (!wentOn) return;
    }
  }
}
