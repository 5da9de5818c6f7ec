import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { findOffers } from '../catalogue/find-offers.ts';
import { withReleases } from '../downloads/with-releases.ts';
import type { BoughtLine } from './checkout.ts';

/** The downloads of products, by pid, the newest version first. */
export async function downloadsOf(
  deps: { db: Db; clock: Clock },
  pids: readonly string[],
): Promise<(pid: string) => BoughtLine['downloads']> {
  const offers = await withReleases(deps, await findOffers(deps.db, [...pids]));
  return (asked) =>
    (offers.find(({ pid }) => pid === asked)?.builds ?? []).map(({ version }) => ({
      version,
      // This address counts the download and, on a phone, asks for the system first.
      url: `/mlink/download.php?pid=${asked}`,
    }));
}
