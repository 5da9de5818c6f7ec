import type { Db } from '@spindle/platform/database.ts';
import type { AccountsDeps } from '../deps.ts';
import { deleteGoogle } from '../google/queries.ts';
import { securityNotice } from '../jobs.ts';
import { deletePasskeysOf } from '../revoking/queries.ts';
import { takeEndOfWays } from '../two-factor/queries.ts';

/**
 * Ends the ways into an account other than its password: a member who resets that may be shutting somebody out.
 * @returns whether there were any
 */
export async function endOtherWays(tx: Db, memberId: string): Promise<boolean> {
  const hadPasskeys = await deletePasskeysOf(tx, memberId);
  const hadGoogle = await deleteGoogle(tx, memberId);
  return hadPasskeys || hadGoogle;
}

/** Ends the ways in that `completePasswordReset` left until the second factor was given; does nothing if it left none. */
export async function completeReset(
  tx: Db,
  { clock, jobs }: Pick<AccountsDeps, 'clock' | 'jobs'>,
  memberId: string,
): Promise<void> {
  if (!(await takeEndOfWays(tx, memberId)) || !(await endOtherWays(tx, memberId))) return;
  await jobs.send(tx, securityNotice, { memberId, what: 'ways_ended', at: clock.now().toISOString() });
}
