import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { type CountedRelease, selectRelease, selectReleasePage } from './queries.ts';

const LATELY_DAYS = 30;

/**
 * A page of releases for staff, the last added first, with their numbers of downloads.
 * @param after the `next` of the page before
 */
export async function listReleases(
  { db, clock }: { db: Db; clock: Clock },
  { after, size = 50 }: { after?: string | undefined; size?: number } = {},
): Promise<{ releases: CountedRelease[]; next: string | undefined }> {
  const since = new Date(clock.now().getTime() - LATELY_DAYS * 24 * 3_600_000).toISOString().slice(0, 10);
  const last = after === undefined ? undefined : await selectRelease(db, after);
  const found = await selectReleasePage(db, { after: last, since, limit: size + 1 });
  const releases = found.slice(0, size);
  return { releases, next: found.length > size ? releases.at(-1)?.id : undefined };
}
