import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { endAccountSessions } from '../accounts/desk/account-sessions.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from '../staff/may-act.ts';

/** Ends one session of a member, or all of them together with log-ins that wait for the second factor. */
export async function endMemberSessions(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  { memberId, sessionId }: { memberId: string; sessionId?: string | undefined },
): Promise<{ ok: true } | { ok: false; error: 'not_allowed' | 'not_found' }> {
  return db.transaction(async (tx) => {
    if (!(await mayAct(tx, actor, 'member_access'))) return { ok: false, error: 'not_allowed' };
    const at = clock.now();
    const ended = await endAccountSessions(tx, { memberId, sessionId }, at);
    if (ended === undefined) return { ok: false, error: 'not_found' };
    await writeAudit(tx, actor, {
      action: 'member.end_sessions',
      subject: { kind: 'member', id: memberId },
      before: { sessions: ended.before },
      after: { sessions: ended.after },
      at,
    });
    return { ok: true };
  });
}
