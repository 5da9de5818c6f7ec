import pg from 'pg';
import { CONTENT_SCHEMA } from '../payload/schema-name.ts';

/** Stands in the content system's key-value table for as long as the demo shop is being loaded. */
export const LOADING_KEY = 'demo-shop-loading';

/** `loading` also after an interrupted load; `kept` is a shop that has staff and must not be filled. */
export type DemoState = 'empty' | 'loading' | 'kept';

/** Reads the state without the content system, which takes seconds to load. */
export function demoState(databaseUrl: string): Promise<DemoState> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ staffed: boolean; loading: boolean }>(
      `select exists (select from ${CONTENT_SCHEMA}.staff) as staffed,
              exists (select from ${CONTENT_SCHEMA}.payload_kv where key = $1) as loading`,
      [LOADING_KEY],
    );
    const [{ staffed, loading } = { staffed: true, loading: false }] = rows;
    if (loading) return 'loading';
    return staffed ? 'kept' : 'empty';
  });
}

/** Called when everything of the demo is there, its past sales included: no later start loads any of it again. */
export async function endDemoLoad(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, (client) =>
    client.query(`delete from ${CONTENT_SCHEMA}.payload_kv where key = $1`, [LOADING_KEY]),
  );
}

async function withClient<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
