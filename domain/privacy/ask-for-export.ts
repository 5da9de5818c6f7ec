import { randomUUID } from 'node:crypto';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { AskingMember } from '../accounts/sessions/asking-member.ts';
import { hasRecentFactor } from '../accounts/sessions/recent-factor.ts';
import { isTooSoon } from './export.ts';
import { exportData } from './job-kinds.ts';
import { lockMember, putExport, selectExport } from './queries.ts';

/** Has everything that the shop holds of a member put into an archive, of which they are mailed. Once a day. */
export async function askForExport(
  { db, clock, jobs }: { db: Db; clock: Clock; jobs: Jobs },
  who: Pick<AskingMember, 'memberId' | 'factorAt'>,
): Promise<{ ok: true } | { ok: false; error: 'factor_required' | 'export_too_soon' }> {
  if (!hasRecentFactor(clock, who)) return { ok: false, error: 'factor_required' };
  const { memberId } = who;
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
