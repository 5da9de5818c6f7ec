import { randomUUID } from 'node:crypto';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { FileStore } from '@spindle/platform/files/file-store.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { findOffers } from '../catalogue/find-offers.ts';
import { mayAct } from '../staff/may-act.ts';
import { announceReleases } from './announce-releases.ts';
import { hasStanding, insertRelease } from './queries.ts';
import { readInstaller } from './read-installer.ts';
import { contentTypeOf, type NewRelease, newReleaseSchema, type Release } from './release.ts';

export type AddReleaseProblem =
  | 'not_allowed'
  | 'release_invalid'
  | 'release_unknown_product'
  | 'release_exists'
  | 'release_file_unreadable';

/**
 * Adds a release: reads size and SHA-256 of a file on this machine, copies it into the store and only then inserts the release,
 * so that each listed release has its file. For staff with `releases`.
 * @throws {MediaOutage} if the file can't be stored
 */
export async function addRelease(
  { db, clock, files }: { db: Db; clock: Clock; files: FileStore },
  actor: Actor,
  path: string,
  input: NewRelease,
): Promise<{ ok: true; release: Release } | { ok: false; error: AddReleaseProblem }> {
  if (!(await mayAct(db, actor, 'releases'))) return { ok: false, error: 'not_allowed' };
  const parsed = newReleaseSchema.safeParse(input);
  if (!parsed.success) return { ok: false, error: 'release_invalid' };
  const [offer] = await findOffers(db, [parsed.data.pid]);
  if (!offer) return { ok: false, error: 'release_unknown_product' };
  if (await hasStanding(db, parsed.data)) return { ok: false, error: 'release_exists' };
  const file = await readInstaller(path);
  if (!file) return { ok: false, error: 'release_file_unreadable' };
  const release: Release = {
    ...parsed.data,
    ...file,
    id: randomUUID(),
    system: offer.system,
    addedAt: clock.now(),
    withdrawnAt: null,
  };
  await files.put(release.id, { path, sha256: file.sha256, contentType: contentTypeOf(release.fileName) });
  const noted = await noteRelease(db, actor, release).catch(async (error: unknown) => {
    await files.remove(release.id);
    throw error;
  });
  if (noted) return { ok: true, release };
  await files.remove(release.id);
  return { ok: false, error: 'release_exists' };
}

function noteRelease(db: Db, actor: Actor, release: Release): Promise<boolean> {
  const { id, pid, version, build, architecture, sha256, addedAt, releasedAt } = release;
  return db.transaction(async (tx) => {
    if (!(await insertRelease(tx, release))) return false;
    await writeAudit(tx, actor, {
      action: 'release.add',
      subject: { kind: 'release', id },
      before: null,
      after: { pid, version, build, architecture, sha256, releasedAt: releasedAt.toISOString() },
      at: addedAt,
    });
    await announceReleases(tx, pid);
    return true;
  });
}
