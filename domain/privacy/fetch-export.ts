import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { AskingMember } from '../accounts/sessions/asking-member.ts';
import { hasRecentFactor } from '../accounts/sessions/recent-factor.ts';
import { selectArchive } from './queries.ts';

/**
 * The member's own archive, for as long as it can be fetched. It holds everything, so an unattended browser must not be
 * enough.
 */
export async function fetchExport(
  { db, clock }: { db: Db; clock: Clock },
  who: Pick<AskingMember, 'memberId' | 'factorAt'>,
): Promise<{ ok: true; archive: Buffer } | { ok: false; error: 'factor_required' | 'not_found' }> {
  if (!hasRecentFactor(clock, who)) return { ok: false, error: 'factor_required' };
  const archive = await selectArchive(db, who.memberId, clock.now());
  return archive ? { ok: true, archive } : { ok: false, error: 'not_found' };
}
