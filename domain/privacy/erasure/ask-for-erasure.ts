import { randomUUID } from 'node:crypto';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import { closeAccount } from '../../accounts/close-account.ts';
import type { AskingMember } from '../../accounts/sessions/asking-member.ts';
import { hasRecentFactor } from '../../accounts/sessions/recent-factor.ts';
import { endForErasure, erasureMail } from '../job-kinds.ts';
import { deleteUndoTokens, hasSession, holdMember, putErasure } from './queries.ts';
import { whenDue } from './when-due.ts';

/**
 * Closes a member's account and has their data erased when the grace is over. From this call on nobody comes in; a mail
 * brings a link that undoes it until then. What would charge them again ends with it (`ErasurePart.end`), by a job, so that a
 * crash leaves nothing running.
 */
export async function askForErasure(
  deps: { db: Db; clock: Clock; jobs: Jobs; config: Pick<Config, 'erasureGraceDays'> },
  who: Pick<AskingMember, 'memberId' | 'sessionId' | 'factorAt'>,
): Promise<{ ok: true; dueAt: Date } | { ok: false; error: 'factor_required' | 'session_expired' }> {
  const { db, clock, jobs } = deps;
  if (!hasRecentFactor(clock, who)) return { ok: false, error: 'factor_required' };
  const { memberId, sessionId } = who;
  return db.transaction(async (tx) => {
    const member = await holdMember(tx, memberId);
    // Signed out everywhere since, or asked for a second time: the first has ended this session.
    if (!member || member.closedAt || !(await hasSession(tx, { memberId, sessionId }))) {
      return { ok: false, error: 'session_expired' };
    }
    const askedAt = clock.now();
    const dueAt = await whenDue({ ...deps, db: tx }, memberId);
    await closeAccount(tx, memberId, askedAt);
    // Of an erasure that was undone another way, whose links may be in the hands of whoever asked for that.
    await deleteUndoTokens(tx, memberId);
    await putErasure(tx, { memberId, askedAt, dueAt });
    await jobs.send(tx, endForErasure, { memberId, askedAt: askedAt.toISOString() });
    await jobs.send(tx, erasureMail, { memberId, requestId: randomUUID() });
    return { ok: true, dueAt };
  });
}
