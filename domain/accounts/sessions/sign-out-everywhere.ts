import type { Db } from '@spindle/platform/database.ts';
import { lockMember } from '../queries.ts';
import { deleteMailedLinks, deleteOtherSessions, deleteSessionsOf } from '../revoking/queries.ts';
import type { AskingMember } from './asking-member.ts';

/**
 * Ends the member's sessions everywhere else, or here as well, and the mailed links that would open another one. It waits for what another session is changing about the
 * account, and what comes after it finds that session ended (`isSession`).
 */
export async function signOutEverywhere(
  { db }: { db: Db },
  { memberId, sessionId }: Pick<AskingMember, 'memberId' | 'sessionId'>,
  { here }: { here: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    await (here ? deleteSessionsOf(tx, memberId) : deleteOtherSessions(tx, memberId, sessionId));
    await deleteMailedLinks(tx, memberId);
  });
}
