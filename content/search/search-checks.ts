import { CONTENT_SCHEMA } from '../payload/schema-name.ts';
import type { Query } from './missing-in-search.ts';
import { SEARCH_VERSION } from './search-row.ts';

/** Stands in the content system's key-value table. */
const KEY = 'search-checked';

/** The clock of who publishes may be late, and a program of another version may publish for a while, ms. */
const MARGIN = 24 * 3_600_000;

interface Check {
  version: number;
  /** ISO 8601 */
  at: string;
}

/**
 * From when on a change may have been missed by the search: everything that is older was looked at by an earlier
 * start. The beginning of time where none has, where texts are split in another way by now, or nothing is known of any.
 */
export async function uncheckedSince(query: Query): Promise<Date> {
  const { rows } = await query(
    `select data from ${CONTENT_SCHEMA}.payload_kv
     where key = $1 and exists (select from ${CONTENT_SCHEMA}.search_documents)`,
    [KEY],
  );
  const check = rows[0]?.data as Check | undefined;
  return new Date(check?.version === SEARCH_VERSION ? Date.parse(check.at) - MARGIN : 0);
}

/** @param at when the check began */
export async function noteCheck(query: Query, at: Date): Promise<void> {
  const check: Check = { version: SEARCH_VERSION, at: at.toISOString() };
  await query(
    `insert into ${CONTENT_SCHEMA}.payload_kv (key, data) values ($1, $2)
     on conflict (key) do update set data = excluded.data`,
    [KEY, JSON.stringify(check)],
  );
}
