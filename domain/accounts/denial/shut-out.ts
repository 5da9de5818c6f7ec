import type { Db } from '@spindle/platform/database.ts';
import { reopenAccount } from '../close-account.ts';
import type { AccountsDeps } from '../deps.ts';
import { deleteMailedLinks, deleteSessionsOf, deleteSignInMethods } from '../revoking/queries.ts';
import { endLaterFactor } from '../two-factor/end-later-factor.ts';
import { forgetDevices } from './queries.ts';

/**
 * Shuts everybody out of an account that its member may have lost to an intruder: every session, mailed link and way in ends,
 * and a second factor that was turned on since then; all devices become unknown, and an erasure of the account, which the
 * intruder may have asked for, is undone. Runs in the transaction that holds the member.
 */
export async function shutOut(
  tx: Db,
  { jobs, clock }: Pick<AccountsDeps, 'jobs' | 'clock'>,
  { memberId, since }: { memberId: string; since: Date },
): Promise<void> {
  await reopenAccount(tx, memberId);
  await deleteSessionsOf(tx, memberId);
  await deleteMailedLinks(tx, memberId);
  await deleteSignInMethods(tx, memberId);
  await endLaterFactor(tx, { jobs, clock }, { memberId, since });
  // The intruder's device became known with their log-in; its next log-in would not be told.
  await forgetDevices(tx, memberId, clock.now());
}
