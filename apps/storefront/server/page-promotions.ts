import { OUTDATED } from '@spindle/content/reading/readers.ts';
import { taggedCache } from '@spindle/content/reading/tagged-cache.ts';
import { REDUCTIONS_TAG } from '@spindle/domain/pricing/announce-prices.ts';
import type { Promotion } from '@spindle/domain/pricing/promotion.ts';
import { promotionsForPages } from '@spindle/domain/pricing/promotions-for-pages.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';

const MAX_AGE = 60_000;

export interface TaggedPromotions {
  promotions: readonly Promotion[];
  tags: readonly string[];
}

export interface PagePromotions {
  /** Running and coming promotions, and those with these keys even if they have ended. */
  find(keys: readonly string[]): Promise<TaggedPromotions>;
  purge(tags: readonly string[]): void;
  purgeAll(): void;
}

/** The promotions that pages show with their prices, kept until staff change one. */
export function openPagePromotions({ db, clock }: { db: Db; clock: Clock }): PagePromotions {
  const cache = taggedCache<TaggedPromotions>({
    limit: 100,
    maxAge: MAX_AGE,
    now: Date.now,
    outdated: ({ promotions, tags }) => ({ promotions, tags: [...tags, OUTDATED] }),
  });
  return {
    find: (keys) =>
      cache.get(keys.join(' '), async () => ({
        promotions: await promotionsForPages(db, { at: clock.now(), keys }),
        tags: [REDUCTIONS_TAG],
      })),
    purge: cache.purge,
    purgeAll: cache.purgeAll,
  };
}
