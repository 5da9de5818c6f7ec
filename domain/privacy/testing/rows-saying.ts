import type { Db } from '@spindle/platform/database.ts';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';

/** The number of rows in the whole database that contain one of the words in any column, by table. */
export async function rowsSaying(db: Db, words: readonly string[]): Promise<Record<string, number>> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by 1`);
  expect(tables.length).toBeGreaterThan(80);
  const found: Record<string, number> = {};
  for (const { name } of tables) {
    const said = words.map((word) => sql`t::text ilike ${`%${word}%`}`);
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.raw(name)} t where ${sql.join(said, sql` or `)}`,
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) found[name] = count;
  }
  return found;
}
