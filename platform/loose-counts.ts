import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from './database.ts';
import type { Counters, Limit, Taken } from './limit.ts';

/** The other nodes hear of a use within so many ms. */
const TELL_AFTER_MS = 1_000;
/** Whoever comes from more places at once is counted anew; about 20 MB. */
const PLACES = 100_000;
/** So many places are told of in one question, which keeps neither this process nor the database long. */
const TOLD_AT_ONCE = 250;

interface Count {
  points: number;
  /** Unix time in ms. */
  endsAt: number;
}

/**
 * Counts uses in memory at once, and with the other nodes within a second: for limits that end floods of dear calls, where
 * some uses over a limit do no harm and a question to the database for each would be the dearer half of the call.
 */
export function openLooseCounts(db: Db, table: Counters) {
  /** What all nodes have counted, as far as this one knows. */
  const counts = new LRUCache<string, Count>({ max: PLACES });
  /** What this node has counted and not told. */
  let untold = new Map<string, Count>();
  let isAboutToTell = false;

  async function tell(): Promise<void> {
    isAboutToTell = false;
    const all = [...untold];
    untold = new Map();
    for (let first = 0; first < all.length; first += TOLD_AT_ONCE) {
      // In one order, so that two nodes that tell of the same places do not wait for each other.
      const part = all.slice(first, first + TOLD_AT_ONCE).sort(([one], [other]) => (one < other ? -1 : 1));
      for (const { key, points, expire } of await add(part)) {
        counts.set(key, { points: points + (untold.get(key)?.points ?? 0), endsAt: expire.getTime() });
      }
    }
  }

  /** @returns what all nodes have counted of each */
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
    /** Tells the other nodes now, as a second later at the latest. Fails where the database does. */
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
        // What can't be told stays counted here.
        setTimeout(() => void tell().catch(() => undefined), TELL_AFTER_MS).unref();
      }
      if (counted.points <= points) return { ok: true };
      return { ok: false, retryAfter: Math.ceil((counted.endsAt - now) / 1_000) };
    },
  };
}
