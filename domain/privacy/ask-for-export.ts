import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { AskingMember } from '../accounts/sessions/asking-member.ts';
import { hasRecentFactor } from '../accounts/sessions/recent-factor.ts';
import { startExport } from './start-export.ts';

/** Has an archive made of everything that the shop holds about a member, who is mailed when it is ready. At most once a day. */
export async function askForExport(
  deps: { db: Db; clock: Clock; jobs: Jobs },
  who: Pick<AskingMember, 'memberId' | 'factorAt'>,
): Promise<{ ok: true } | { ok: false; error: 'factor_required' | 'export_too_soon' }> {
  if (!hasRecentFactor(deps.clock, who)) return { ok: false, error: 'factor_required' };
  return startExport(deps, who.memberId);
}
