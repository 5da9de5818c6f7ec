import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from '../staff/may-act.ts';
import { announceReleases } from './announce-releases.ts';
import { lockRelease, updateRelease } from './queries.ts';

/**
 * Withdraws a release for good: nobody can download it any more, and links lead to the one before. The file stays in the store,
 * in case somebody has to look at it. Requires the permission `releases`.
 */
export async function withdrawRelease(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  { releaseId }: { releaseId: string },
): Promise<{ ok: true; fileName: string } | { ok: false; error: 'not_allowed' | 'release_gone' }> {
  if (!(await mayAct(db, actor, 'releases'))) return { ok: false, error: 'not_allowed' };
  return db.transaction(async (tx) => {
    const release = await lockRelease(tx, releaseId);
    if (!release || release.withdrawnAt) return { ok: false, error: 'release_gone' };
    const { pid, version, build } = release;
    const at = clock.now();
    await updateRelease(tx, releaseId, { withdrawnAt: at });
    await writeAudit(tx, actor, {
      action: 'release.withdraw',
      subject: { kind: 'release', id: releaseId },
      before: { pid, version, build, withdrawnAt: null },
      after: { withdrawnAt: at.toISOString() },
      at,
    });
    await announceReleases(tx, pid);
    return { ok: true, fileName: release.fileName };
  });
}
