import { CONTENT_SCHEMA } from '../payload/schema-name.ts';
import type { Query } from './missing-in-search.ts';
import { SEARCH_VERSION } from './search-row.ts';

/** The check's key in the content system's key-value table. */
const KEY = 'search-checked';

/** In ms: the clock of a publishing program may be late, and a program of another version may publish for a while. */
const MARGIN = 24 * 3_600_000;

interface Check {
  version: number;
  /** ISO 8601 */
  at: string;
}

/**
 * The moment since which the search may have missed a change: older changes were checked at an earlier start. The
 * beginning of time if nothing was checked yet, the rules for splitting texts have changed, or the search is empty.
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
