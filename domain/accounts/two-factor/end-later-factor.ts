import type { Db } from '@spindle/platform/database.ts';
import type { AccountsDeps } from '../deps.ts';
import { securityNotice } from '../jobs.ts';
import { deleteTotpSince } from './queries.ts';

/**
 * Turns off a second factor that was turned on since an intruder came in: it may be theirs, and would lock the member out for
 * good. An older one stays, since it keeps out somebody who reads the member's mail.
 */
export async function endLaterFactor(
  tx: Db,
  { jobs, clock }: Pick<AccountsDeps, 'jobs' | 'clock'>,
  { memberId, since }: { memberId: string; since: Date },
): Promise<void> {
  if (!(await deleteTotpSince(tx, memberId, since))) return;
  const at = clock.now().toISOString();
  await jobs.send(tx, securityNotice, { memberId, what: 'two_factor_off', at });
}
