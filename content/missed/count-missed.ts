/** Asks the content database. */
type Query = (text: string, values: unknown[]) => Promise<unknown>;

export interface MissedCounter {
  /** @param path without language prefix */
  count(path: string): void;
  /** Writes what was counted since the last call. */
  flush(): Promise<void>;
}

/** Anybody can make up addresses: this limits how many are counted between two writes, and how many are kept in all. */
const MOST_AT_ONCE = 500;
const MOST_KEPT = 1_000;
const LONGEST = 200;

/** Paths as links have them: words, not the files that scanners look for. */
const LIKE_A_LINK = /^(?:\/[\p{L}\p{N}_-]+)+(?:\.html?)?$/u;

/** Counts paths at which visitors found nothing. Paths with few visits are forgotten first, and among those the oldest. */
export function countMissed(query: Query): MissedCounter {
  let counted = new Map<string, number>();
  return {
    count(path) {
      if (path.length > LONGEST || !LIKE_A_LINK.test(path)) return;
      const before = counted.get(path);
      if (before === undefined && counted.size >= MOST_AT_ONCE) return;
      counted.set(path, (before ?? 0) + 1);
    },
    async flush() {
      if (counted.size === 0) return;
      const writing = counted;
      counted = new Map();
      // Sorted, because storefronts that write in different orders could deadlock. A path that has got a page or a
      // redirect since it was counted is no longer missed.
      const entries = [...writing].sort(([a], [b]) => (a < b ? -1 : 1));
      await query(
        `insert into cms.missed_addresses as kept (path, visits)
         select path, visits from unnest($1::text[], $2::int[]) asked (path, visits)
         where not exists (select from cms.addresses where published and addresses.path = asked.path)
           and not exists (select from cms.redirects rule where rule."from" = asked.path and rule."to" is not null)
         on conflict (path) do update set visits = kept.visits + excluded.visits, updated_at = now()`,
        [entries.map(([path]) => path), entries.map(([, visits]) => visits)],
      );
      await query(
        `delete from cms.missed_addresses where id in
          (select id from cms.missed_addresses order by visits desc, updated_at desc offset $1)`,
        [MOST_KEPT],
      );
    },
  };
}
