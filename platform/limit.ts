import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** So many points in so many seconds. */
export interface Limit {
  /** Names the counter, such as `login`. */
  name: string;
  points: number;
  seconds: number;
}

export type Taken = { ok: true } | { ok: false; retryAfter: number };

/** A table with the columns `key` (text, primary), `points` (integer) and `expire` (timestamp). */
export type Counters = PgTable & { key: AnyPgColumn; points: AnyPgColumn; expire: AnyPgColumn };
