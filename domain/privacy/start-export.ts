import { randomUUID } from 'node:crypto';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import { isTooSoon } from './export.ts';
import { exportData } from './job-kinds.ts';
import { lockMember, putExport, selectExport } from './queries.ts';

/** Has a member's archive made, at most once a day, for somebody who has proved to be that member. */
export async function startExport(
  { db, clock, jobs }: { db: Db; clock: Clock; jobs: Jobs },
  memberId: string,
): Promise<{ ok: true } | { ok: false; error: 'export_too_soon' }> {
  return db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const now = clock.now();
    if (isTooSoon(await selectExport(tx, memberId), now)) return { ok: false, error: 'export_too_soon' };
    const exportId = randomUUID();
    await putExport(tx, { memberId, exportId, askedAt: now });
    await jobs.send(tx, exportData, { memberId, exportId });
    return { ok: true };
  });
}
