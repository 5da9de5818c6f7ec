import type { Db } from '@spindle/platform/database.ts';
import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Build, Release } from './release.ts';
import { type DownloadCount, downloadCounts, releases } from './tables.ts';

const stands = isNull(releases.withdrawnAt);

/** @returns false when the same release stands already. */
export async function insertRelease(tx: Db, release: Release): Promise<boolean> {
  const inserted = await tx
    .insert(releases)
    .values(release)
    .onConflictDoNothing()
    .returning({ id: releases.id });
  return inserted.length > 0;
}

export async function hasStanding(
  db: Db,
  { pid, version, build, architecture }: Pick<Release, 'pid' | 'version' | 'build' | 'architecture'>,
): Promise<boolean> {
  const found = await db
    .select({ id: releases.id })
    .from(releases)
    .where(
      and(
        eq(releases.pid, pid),
        eq(releases.version, version),
        eq(releases.build, build),
        eq(releases.architecture, architecture),
        stands,
      ),
    );
  return found.length > 0;
}

/** Those that stand and are out by `until`, newest first. */
export async function selectReleases(
  db: Db,
  { pids, builds, until }: { pids: readonly string[]; builds: readonly Build[]; until: Date },
): Promise<Release[]> {
  return db
    .select()
    .from(releases)
    .where(
      and(
        inArray(releases.pid, [...pids]),
        inArray(releases.build, [...builds]),
        lte(releases.releasedAt, until),
        stands,
      ),
    )
    .orderBy(desc(releases.releasedAt), desc(releases.addedAt), desc(releases.id));
}

/** The product that a file of this name was last released of. */
export async function selectPidOfFile(
  db: Db,
  { fileName, builds }: { fileName: string; builds: readonly Build[] },
): Promise<string | undefined> {
  const [row] = await db
    .select({ pid: releases.pid })
    .from(releases)
    .where(and(eq(releases.fileName, fileName), inArray(releases.build, [...builds]), stands))
    .orderBy(desc(releases.releasedAt), desc(releases.addedAt))
    .limit(1);
  return row?.pid;
}

export async function selectRelease(db: Db, id: string): Promise<Release | undefined> {
  const [row] = await db.select().from(releases).where(eq(releases.id, id));
  return row;
}

/** Adds to what was counted before, in one statement. */
export async function addCounts(db: Db, counts: readonly DownloadCount[]): Promise<void> {
  if (counts.length === 0) return;
  const { day, pid, kind, releaseId, downloads } = downloadCounts;
  await db
    .insert(downloadCounts)
    .values([...counts])
    .onConflictDoUpdate({
      target: [day, pid, kind, releaseId],
      set: { downloads: sql`${downloads} + excluded.downloads` },
    });
}

/** Those of some products that have had a release, whether it stands or not. */
export async function selectPidsWithReleases(db: Db, pids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ pid: releases.pid })
    .from(releases)
    .where(inArray(releases.pid, [...pids]));
  return rows.map(({ pid }) => pid);
}
