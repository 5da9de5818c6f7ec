import type { Db } from '@spindle/platform/database.ts';
import { setClosed } from './queries.ts';
import { deleteMailedLinks, deleteMemberCodes, deleteSessionsOf } from './revoking/queries.ts';

/**
 * Closes an account, in the transaction that holds its member: sessions, log-ins under way, mailed links and codes end, and
 * nobody can log in. Passwords and other ways in stay for `reopenAccount`. Links that deny a log-in or give an address back
 * stay, too: they are for a member who has lost the account, and open it again.
 */
export async function closeAccount(tx: Db, memberId: string, at: Date): Promise<void> {
  await setClosed(tx, memberId, at);
  await deleteSessionsOf(tx, memberId);
  await deleteMailedLinks(tx, memberId);
  await deleteMemberCodes(tx, memberId);
}

/**
 * Opens the account again, with the ways in that it had, in the transaction that holds its member. A session that was opened
 * while the account was being closed is deleted.
 */
export async function reopenAccount(tx: Db, memberId: string): Promise<void> {
  await setClosed(tx, memberId, null);
  await deleteSessionsOf(tx, memberId);
}
