import type { Db } from '@spindle/platform/database.ts';
import type { AccountsDeps } from '../deps.ts';
import { securityNotice } from '../jobs.ts';
import { deleteTotpSince } from './queries.ts';

/**
 * Turns a second factor off that was turned on since somebody came in who is shut out now: it may be theirs, and would
 * keep the member out for good. An older one stays on, since whoever reads the member's mail is who it keeps out.
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
