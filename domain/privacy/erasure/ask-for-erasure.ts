import type { Clock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { AskingMember } from '../../accounts/sessions/asking-member.ts';
import { hasRecentFactor } from '../../accounts/sessions/recent-factor.ts';
import { hasSession } from './queries.ts';
import { startErasure } from './start-erasure.ts';

/** Has the data of a logged-in member erased, which ends this session, too. */
export async function askForErasure(
  deps: { db: Db; clock: Clock; jobs: Jobs; config: Pick<Config, 'erasureGraceDays'> },
  who: Pick<AskingMember, 'memberId' | 'sessionId' | 'factorAt'>,
): Promise<{ ok: true; dueAt: Date } | { ok: false; error: 'factor_required' | 'session_expired' }> {
  if (!hasRecentFactor(deps.clock, who)) return { ok: false, error: 'factor_required' };
  const { memberId, sessionId } = who;
  // The session has ended: signed out everywhere since, or this is the second request, and the first has ended it.
  const dueAt = await startErasure(deps, memberId, (tx) => hasSession(tx, { memberId, sessionId }));
  return dueAt ? { ok: true, dueAt } : { ok: false, error: 'session_expired' };
}
