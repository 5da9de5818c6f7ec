import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from './database.ts';
import type { Counters, Limit, Taken } from './limit.ts';

/** Other nodes learn of a use within this many ms. */
const TELL_AFTER_MS = 1_000;
/** The most keys counted at a time, about 20 MB; beyond that the least recently used start again from zero. */
const PLACES = 100_000;
/** How many counts one query shares, so that it occupies neither this process nor the database for long. */
const TOLD_AT_ONCE = 250;

interface Count {
  points: number;
  /** Unix time in ms. */
  endsAt: number;
}

/**
 * Counts uses in memory at once, and shares them with the other nodes within a second. For limits that stop floods of
 * expensive calls, where some uses too many do no harm and a query for each would cost more than the call itself.
 */
export function openLooseCounts(db: Db, table: Counters) {
  /** What all nodes have counted, as far as this one knows. */
  const counts = new LRUCache<string, Count>({ max: PLACES });
  /** What this node has counted but not shared yet. */
  let untold = new Map<string, Count>();
  let isAboutToTell = false;

  async function tell(): Promise<void> {
    isAboutToTell = false;
    const all = [...untold];
    untold = new Map();
    for (let first = 0; first < all.length; first += TOLD_AT_ONCE) {
      // Sorted, so that two nodes that share the same keys do not deadlock.
      const part = all.slice(first, first + TOLD_AT_ONCE).sort(([one], [other]) => (one < other ? -1 : 1));
      for (const { key, points, expire } of await add(part)) {
        counts.set(key, { points: points + (untold.get(key)?.points ?? 0), endsAt: expire.getTime() });
      }
    }
  }

  /** @returns the totals of all nodes */
  function add(told: readonly (readonly [string, Count])[]) {
    const keys = sql.param(told.map(([key]) => key));
    const points = sql.param(told.map(([, count]) => count.points));
    const ends = sql.param(told.map(([, count]) => new Date(count.endsAt)));
    const { key: keyColumn, points: sum, expire } = table;
    const isOver = sql`${expire} <= ${new Date()}`;
    return db
      .insert(table)
      .select(sql`select * from unnest(${keys}::text[], ${points}::int[], ${ends}::timestamptz[])`)
      .onConflictDoUpdate({
        target: keyColumn,
        set: {
          points: sql`case when ${isOver} then excluded.points else ${sum} + excluded.points end`,
          expire: sql`case when ${isOver} then excluded.expire else ${expire} end`,
        },
      })
      .returning({
        key: sql<string>`${keyColumn}`,
        points: sql<number>`${sum}`,
        expire: sql<Date>`${expire}`.mapWith((value) => new Date(value)),
      });
  }

  return {
    /** Shares the counts now instead of within a second. Fails when the database does. */
    tell,
    take({ name, points, seconds }: Limit, who: string): Taken {
      const key = `${name}:${who}`;
      const now = Date.now();
      const known = counts.get(key);
      const counted =
        known && known.endsAt > now
          ? { points: known.points + 1, endsAt: known.endsAt }
          : { points: 1, endsAt: now + seconds * 1_000 };
      counts.set(key, counted);
      untold.set(key, { points: (untold.get(key)?.points ?? 0) + 1, endsAt: counted.endsAt });
      if (!isAboutToTell) {
        isAboutToTell = true;
        // Counts that can't be shared still count here.
        setTimeout(() => void tell().catch(() => undefined), TELL_AFTER_MS).unref();
      }
      if (counted.points <= points) return { ok: true };
      return { ok: false, retryAfter: Math.ceil((counted.endsAt - now) / 1_000) };
    },
  };
}
