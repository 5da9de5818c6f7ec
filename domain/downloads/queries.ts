import type { Db } from '@spindle/platform/database.ts';
import { and, desc, eq, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Build, Release } from './release.ts';
import { type DownloadCount, downloadCounts, releases } from './tables.ts';

const stands = isNull(releases.withdrawnAt);

/** @returns false if the same release exists already and is not withdrawn. */
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

/** The releases that are not withdrawn and came out by `until`, newest first. */
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

/**
 * The product of the newest release with this file name. A withdrawn one counts as well, so that links to it lead to the version
 * before; but of two products the one counts whose file still stands.
 */
export async function selectPidOfFile(
  db: Db,
  { fileName, builds }: { fileName: string; builds: readonly Build[] },
): Promise<string | undefined> {
  const [row] = await db
    .select({ pid: releases.pid })
    .from(releases)
    .where(and(eq(releases.fileName, fileName), inArray(releases.build, [...builds])))
    .orderBy(desc(stands), desc(releases.releasedAt), desc(releases.addedAt))
    .limit(1);
  return row?.pid;
}

export async function selectRelease(db: Db, id: string): Promise<Release | undefined> {
  const [row] = await db.select().from(releases).where(eq(releases.id, id));
  return row;
}

/** Adds the counts to the stored ones, in one statement. */
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

/** The products that have had a release, withdrawn or not. */
export async function selectPidsWithReleases(db: Db, pids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ pid: releases.pid })
    .from(releases)
    .where(inArray(releases.pid, [...pids]));
  return rows.map(({ pid }) => pid);
}

/** A release as staff see it. */
export interface CountedRelease extends Release {
  /** Downloads by public links (`trials`), with a licence (`licensed`), and both since a given day (`lately`). */
  trials: number;
  licensed: number;
  lately: number;
}

/** Newest first, beginning after `after`. */
export async function selectReleasePage(
  db: Db,
  {
    after,
    since,
    limit,
  }: { after: Pick<Release, 'addedAt' | 'id'> | undefined; since: string; limit: number },
): Promise<CountedRelease[]> {
  const { addedAt, id } = releases;
  const page = await db
    .select()
    .from(releases)
    .where(after && or(lt(addedAt, after.addedAt), and(eq(addedAt, after.addedAt), lt(id, after.id))))
    .orderBy(desc(addedAt), desc(id))
    .limit(limit);
  const { releaseId, kind, day, downloads } = downloadCounts;
  const sum = (which: SQL) =>
    sql<number>`coalesce(sum(${downloads}) filter (where ${which}), 0)`.mapWith(Number);
  const counts = await db
    .select({
      releaseId,
      trials: sum(sql`${kind} = 'trial'`),
      licensed: sum(sql`${kind} = 'licensed'`),
      lately: sum(sql`${day} >= ${since}`),
    })
    .from(downloadCounts)
    .where(
      inArray(
        releaseId,
        page.map((release) => release.id),
      ),
    )
    .groupBy(releaseId);
  const counted = new Map(counts.map(({ releaseId: of, ...count }) => [of, count]));
  return page.map((release) => ({
    ...release,
    ...(counted.get(release.id) ?? { trials: 0, licensed: 0, lately: 0 }),
  }));
}

/** Locks the row until the transaction ends. */
export async function lockRelease(tx: Db, id: string): Promise<Release | undefined> {
  const [row] = await tx.select().from(releases).where(eq(releases.id, id)).for('update');
  return row;
}

export async function updateRelease(
  tx: Db,
  id: string,
  changed: Partial<Pick<Release, 'notes' | 'withdrawnAt'>>,
): Promise<void> {
  await tx.update(releases).set(changed).where(eq(releases.id, id));
}
