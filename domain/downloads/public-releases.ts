import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { selectReleases } from './queries.ts';
import type { Build, Release } from './release.ts';

/** Builds that everybody may have. */
export const PUBLIC_BUILDS: readonly Build[] = ['trial', 'both'];

/** All builds of each product's newest version that everybody may download. */
export async function publicReleases(
  { db, clock }: { db: Db; clock: Clock },
  pids: readonly string[],
): Promise<Release[]> {
  const found = await selectReleases(db, { pids, builds: PUBLIC_BUILDS, until: clock.now() });
  const newest = new Map(found.toReversed().map(({ pid, version }) => [pid, version]));
  return found.filter(({ pid, version }) => newest.get(pid) === version);
}
