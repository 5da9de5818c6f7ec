import pg from 'pg';
import { CONTENT_SCHEMA } from '../payload/schema-name.ts';

/** Whether somebody can sign in to the back office: then the shop is no empty one to be filled. */
export async function hasStaff(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(`select from ${CONTENT_SCHEMA}.staff limit 1`);
    return Boolean(rowCount);
  } finally {
    await client.end();
  }
}
