import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from '../staff/may-act.ts';

/** Gives a job that has used up its tries all of them again. For staff with `jobs`. */
export async function retryFailedJob(
  { db, clock, jobs }: { db: Db; clock: Clock; jobs: Jobs },
  actor: Actor,
  { kind, id }: { kind: string; id: string },
): Promise<{ ok: true } | { ok: false; error: 'not_allowed' | 'not_failed' }> {
  if (!(await mayAct(db, actor, 'jobs'))) return { ok: false, error: 'not_allowed' };
  return db.transaction(async (tx) => {
    if (!(await jobs.retryFailed(tx, kind, id))) return { ok: false, error: 'not_failed' };
    await writeAudit(tx, actor, {
      action: 'job.retry',
      subject: { kind: 'job', id },
      before: { kind, state: 'failed' },
      after: { state: 'waiting' },
      at: clock.now(),
    });
    return { ok: true };
  });
}
