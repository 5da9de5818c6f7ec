import { randomUUID } from 'node:crypto';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import { closeAccount } from '../../accounts/close-account.ts';
import { endForErasure, erasureMail } from '../job-kinds.ts';
import { deleteUndoTokens, holdMember, putErasure } from './queries.ts';
import { whenDue } from './when-due.ts';

/**
 * Closes a member's account, and has their data erased when the grace period is over. From this call on nobody can log in; a
 * mail brings a link that undoes it until then. Whatever would charge the member again is ended (`ErasurePart.end`), by a job,
 * so that a crash leaves nothing running.
 * @param mayAsk whether the request is still allowed, checked while the member is held
 * @returns when it is due; undefined when nothing was done
 */
export async function startErasure(
  deps: { db: Db; clock: Clock; jobs: Jobs; config: Pick<Config, 'erasureGraceDays'> },
  memberId: string,
  mayAsk: (tx: Db) => Promise<boolean>,
): Promise<Date | undefined> {
  const { db, clock, jobs } = deps;
  return db.transaction(async (tx) => {
    const member = await holdMember(tx, memberId);
    // The account is closed already if this is a second request.
    if (!member || member.closedAt || !(await mayAsk(tx))) return undefined;
    const askedAt = clock.now();
    const dueAt = await whenDue({ ...deps, db: tx }, memberId);
    await closeAccount(tx, memberId, askedAt);
    // Left over from an erasure that was undone in another way; whoever asked for that one may have its links.
    await deleteUndoTokens(tx, memberId);
    await putErasure(tx, { memberId, askedAt, dueAt });
    await jobs.send(tx, endForErasure, { memberId, askedAt: askedAt.toISOString() });
    await jobs.send(tx, erasureMail, { memberId, requestId: randomUUID() });
    return dueAt;
  });
}
