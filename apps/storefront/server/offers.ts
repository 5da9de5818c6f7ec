import { OUTDATED } from '@spindle/content/reading/readers.ts';
import { taggedCache } from '@spindle/content/reading/tagged-cache.ts';
import { findOffers } from '@spindle/domain/catalogue/find-offers.ts';
import { findSiblings } from '@spindle/domain/catalogue/find-siblings.ts';
import type { Offer } from '@spindle/domain/catalogue/offer.ts';
import { withReleases } from '@spindle/domain/downloads/with-releases.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';

/** Sets of offers that are kept; each page has one. */
const KEPT = 1_000;
const MAX_AGE = 60_000;

export interface TaggedOffers {
  offers: readonly Offer[];
  /** Surrogate keys of the page that shows them. */
  tags: readonly string[];
}

export interface PageOffers {
  /** For showing prices; what is charged is always read from the catalogue. */
  find(pids: readonly string[]): Promise<TaggedOffers>;
  /** Slugs of what a visitor owns. Not cached, since nearly everybody has a list of their own. */
  slugsOf(pids: readonly string[]): Promise<string[]>;
  /** All editions of the products that these pids belong to. */
  editions(pids: readonly string[]): Promise<TaggedOffers>;
  purge(tags: readonly string[]): void;
  purgeAll(): void;
}

/** Offers as pages show them, kept until a publication changes one of them. */
export function openPageOffers(deps: { db: Db; clock: Clock }): PageOffers {
  const { db } = deps;
  const cache = taggedCache<TaggedOffers>({
    limit: KEPT,
    maxAge: MAX_AGE,
    now: Date.now,
    outdated: ({ offers, tags }) => ({ offers, tags: [...tags, OUTDATED] }),
  });
  return {
    find: (pids) =>
      cache.get(pids.join(' '), async () => ({
        offers: await withReleases(deps, await findOffers(db, pids)),
        tags: pids.map((pid) => `products:${pid}`),
      })),
    slugsOf: async (pids) => (await findOffers(db, [...new Set(pids)])).map(({ slug }) => slug),
    editions: (pids) =>
      cache.get(`editions ${pids.join(' ')}`, async () => {
        const offers = await withReleases(deps, await findSiblings(db, pids));
        return { offers, tags: [...pids, ...offers.map(({ pid }) => pid)].map((pid) => `products:${pid}`) };
      }),
    purge: cache.purge,
    purgeAll: cache.purgeAll,
  };
}
