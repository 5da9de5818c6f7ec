import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from '../staff/may-act.ts';
import { announceReleases } from './announce-releases.ts';
import { lockRelease, updateRelease } from './queries.ts';
import { notesSchema, type ReleaseNotes } from './release.ts';

export type NotesProblem = 'not_allowed' | 'release_notes_invalid' | 'release_gone';

/** Replaces the notes of a release. Requires the permission `releases`. */
export async function setReleaseNotes(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  { releaseId, notes }: { releaseId: string; notes: ReleaseNotes },
): Promise<{ ok: true; fileName: string } | { ok: false; error: NotesProblem }> {
  if (!(await mayAct(db, actor, 'releases'))) return { ok: false, error: 'not_allowed' };
  const parsed = notesSchema.safeParse(notes);
  if (!parsed.success) return { ok: false, error: 'release_notes_invalid' };
  return db.transaction(async (tx) => {
    const release = await lockRelease(tx, releaseId);
    if (!release || release.withdrawnAt) return { ok: false, error: 'release_gone' };
    await updateRelease(tx, releaseId, { notes: parsed.data });
    await writeAudit(tx, actor, {
      action: 'release.notes',
      subject: { kind: 'release', id: releaseId },
      before: { pid: release.pid, version: release.version, ...release.notes },
      after: parsed.data,
      at: clock.now(),
    });
    await announceReleases(tx, release.pid);
    return { ok: true, fileName: release.fileName };
  });
}
