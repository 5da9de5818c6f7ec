import { hash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Db } from './database.ts';
import type { Counters, Limit, Taken } from './limit.ts';
import { openLooseCounts } from './loose-counts.ts';
import { neighbourhoodOf, networkOf } from './network-of.ts';

export type { Limit, Taken };

/** Whom a limit counts: the given fields in combination. */
export interface Counted {
  /** Counted by its network: whoever has one address of an IPv6 /64 has all of them. */
  ip?: string;
  /** An IP address, counted with all networks around it: by IPv4 /24 or IPv6 /48. */
  nearby?: string;
  /** An account's address, whether it exists or not. */
  account?: string;
  /** From `KnownDevices`. */
  device?: string;
  /** The id of a session. */
  session?: string;
}

export interface Limits {
  /**
   * Counts one use. Counted in PostgreSQL, so that all nodes count together.
   * @param cost how many points it takes; more for what should be done less often.
   * @returns `retryAfter` in whole seconds when the limit is reached; the points are counted all the same.
   */
  take(limit: Limit, who: Counted, cost?: number): Promise<Taken>;
  /** Counts one use in memory, and shares it with the other nodes within a second: for limits that only have to stop floods. */
  takeLoosely(limit: Limit, who: Counted): Promise<Taken>;
  /** How many points have been taken, refused uses included; counts nothing. */
  used(limit: Limit, who: Counted): Promise<number>;
  /** Gives back points that a use has taken but should not have cost. */
  giveBack(limit: Limit, who: Counted, points: number): Promise<void>;
  /** Forgets the uses of `who`, for example after a successful sign-in. */
  reset(limit: Limit, who: Counted): Promise<void>;
}

export function openLimits(db: Db, table: Counters): Limits {
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
      // Far over the limit, requests are refused from memory and cost no query.
      inMemoryBlockOnConsumed: points * 2,
      // A timer per limiter would outlive the pool; a job deletes expired counters instead (`forgetEndedCounts`).
      clearExpiredByTimeout: false,
    });
    limiters.set(name, made);
    return made;
  };
  const loose = openLooseCounts(db, table);
  return {
    takeLoosely: async (limit, who) => loose.take(limit, counterName(who)),
    async take(limit, who, cost = 1) {
      try {
        await limiterFor(limit).consume(counterName(who), cost);
        return { ok: true };
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return { ok: false, retryAfter: Math.ceil(refused.msBeforeNext / 1000) };
      }
    },
    async used(limit, who) {
      return (await limiterFor(limit).get(counterName(who)))?.consumedPoints ?? 0;
    },
    async giveBack(limit, who, points) {
      await limiterFor(limit).reward(counterName(who), points);
    },
    async reset(limit, who) {
      await limiterFor(limit).delete(counterName(who));
    },
  };
}

/** Deletes expired counters. They go by real time, even where a sandbox moves its own. */
export async function forgetEndedCounts(db: Db, table: Counters): Promise<void> {
  await db.delete(table).where(lt(table.expire, sql`now()`));
}

/** Hashed, since a table of counters should not contain readable addresses. */
function counterName({ ip, nearby, account, device, session }: Counted): string {
  const network = ip === undefined ? undefined : networkOf(ip);
  const around = nearby === undefined ? undefined : neighbourhoodOf(nearby);
  const parts = { network, around, account, device, session };
  return hash('sha256', JSON.stringify(parts), 'base64url');
}
