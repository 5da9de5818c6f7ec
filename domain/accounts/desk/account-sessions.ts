import type { Db } from '@spindle/platform/database.ts';
import { lockMember } from '../queries.ts';
import { deleteSessionsOf } from '../revoking/queries.ts';
import { deleteSessionOf, selectSessions } from '../sessions/queries.ts';

/**
 * Ends one session of a member, or all, in the caller's transaction. Waits for changes to the account that are under way in a
 * session; later ones find their session ended.
 * @returns how many sessions there were and are; undefined if there is no such member or session.
 */
export async function endAccountSessions(
  tx: Db,
  { memberId, sessionId }: { memberId: string; sessionId: string | undefined },
  now: Date,
): Promise<{ before: number; after: number } | undefined> {
  if (!(await lockMember(tx, memberId))) return undefined;
  const before = (await selectSessions(tx, memberId, now)).length;
  if (sessionId === undefined) {
    await deleteSessionsOf(tx, memberId);
    return { before, after: 0 };
  }
  if (!(await deleteSessionOf(tx, { memberId, id: sessionId }))) return undefined;
  return { before, after: (await selectSessions(tx, memberId, now)).length };
}
