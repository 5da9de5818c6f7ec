import type { PgTable } from 'drizzle-orm/pg-core';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from './database.ts';

/** So many times in so many seconds. */
export interface Limit {
  /** Names the counter, such as `login`. */
  name: string;
  points: number;
  seconds: number;
}

export interface Limits {
  /**
   * Counts one use by `who` (an address, an account). Counted in PostgreSQL, so all nodes count together.
   * @param cost how many points it takes; more for what should be done less often.
   * @returns `retryAfter` in whole seconds when the limit is reached.
   */
  take(limit: Limit, who: string, cost?: number): Promise<{ ok: true } | { ok: false; retryAfter: number }>;
  /** Forgets the uses of `who`, for example after a successful sign-in. */
  reset(limit: Limit, who: string): Promise<void>;
}

/** @param table has the columns `key` (text, primary), `points` (integer) and `expire` (timestamp). */
export function openLimits(db: Db, table: PgTable): Limits {
  const limiters = new Map<string, RateLimiterDrizzle>();
  const limiterFor = ({ name, points, seconds }: Limit) => {
    const found = limiters.get(name);
    if (found) return found;
    const made = new RateLimiterDrizzle({
      storeClient: db,
      schema: table,
      keyPrefix: name,
      points,
      duration: seconds,
      // Who is far over the limit is refused from memory and costs no query.
      inMemoryBlockOnConsumed: points * 2,
    });
    limiters.set(name, made);
    return made;
  };
  return {
    async take(limit, who, cost = 1) {
      try {
        await limiterFor(limit).consume(who, cost);
        return { ok: true };
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return { ok: false, retryAfter: Math.ceil(refused.msBeforeNext / 1000) };
      }
    },
    async reset(limit, who) {
      await limiterFor(limit).delete(who);
    },
  };
}
