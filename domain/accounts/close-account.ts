import type { Db } from '@spindle/platform/database.ts';
import { setClosed } from './queries.ts';
import { deleteMailedLinks, deleteMemberCodes, deleteSessionsOf } from './revoking/queries.ts';

/**
 * Lets nobody into an account any more, for the transaction that holds its member: sessions, log-ins under way, mailed links
 * and codes end. Passwords and what else it is opened with stay for `reopenAccount`. So do links that deny a log-in or give an
 * address back: they are for who has lost the account, and open it again.
 */
export async function closeAccount(tx: Db, memberId: string, at: Date): Promise<void> {
  await setClosed(tx, memberId, at);
  await deleteSessionsOf(tx, memberId);
  await deleteMailedLinks(tx, memberId);
  await deleteMemberCodes(tx, memberId);
}

/**
 * Lets its member in again, in the ways they had, for the transaction that holds them. A session that was opened at the moment
 * of the closing does not come to life.
 */
export async function reopenAccount(tx: Db, memberId: string): Promise<void> {
  await setClosed(tx, memberId, null);
  await deleteSessionsOf(tx, memberId);
}
