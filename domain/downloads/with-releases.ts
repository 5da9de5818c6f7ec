import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Offer } from '../catalogue/offer.ts';
import { publicReleases } from './public-releases.ts';

/** The offers with their newest releases as builds; an offer without releases keeps the builds that its document states. */
export async function withReleases<Sold extends Pick<Offer, 'pid' | 'builds'>>(
  deps: { db: Db; clock: Clock },
  offers: readonly Sold[],
): Promise<Sold[]> {
  const found = await publicReleases(
    deps,
    offers.map(({ pid }) => pid),
  );
  return offers.map((offer) => {
    const released = found.filter(({ pid }) => pid === offer.pid);
    if (released.length === 0) return offer;
    return {
      ...offer,
      builds: released.map(({ version, fileName }) => ({ version, url: `/setup/${fileName}` })),
    };
  });
}
