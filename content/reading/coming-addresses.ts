import { LOADING_KEY } from '../demo/demo-state.ts';
import { CONTENT_SCHEMA } from '../payload/schema-name.ts';

type Query = (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;

/**
 * Tells whether a path without a page will have one in a moment. Pages of the demo shop have their addresses before they
 * are loaded, and home and navigation link to them. Once the demo is loaded, and in every other shop, the database is no
 * longer asked.
 */
export function comingAddresses(query: Query): (path: string) => Promise<boolean> {
  let loaded = false;
  return async (path) => {
    if (loaded) return false;
    const { rows } = await query(
      `select exists (select from ${CONTENT_SCHEMA}.payload_kv where key = $1) as loading,
              exists (select from ${CONTENT_SCHEMA}.addresses where path = $2 and not published) as claimed`,
      [LOADING_KEY, path],
    );
    loaded = !rows[0]?.loading;
    return !loaded && Boolean(rows[0]?.claimed);
  };
}
