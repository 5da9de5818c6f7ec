import type { ClickHouseClient } from '@clickhouse/client';
import { MIGRATIONS } from './schema.ts';

/** Migrates the store's tables. Statements can run twice, so two collectors may start at the same time. */
export async function migrate(client: ClickHouseClient): Promise<void> {
  await client.command({
    query: `CREATE TABLE IF NOT EXISTS store_migrations (
      id UInt32, name String, applied_at DateTime DEFAULT now()
    ) ENGINE = MergeTree ORDER BY id`,
  });
  const answer = await client.query({ query: 'SELECT id FROM store_migrations', format: 'JSONEachRow' });
  const applied = new Set((await answer.json<{ id: number }>()).map(({ id }) => id));
  for (const { id, name, statements } of MIGRATIONS) {
    if (applied.has(id)) continue;
    for (const query of statements) await client.command({ query });
    await client.insert({ table: 'store_migrations', values: [{ id, name }], format: 'JSONEachRow' });
  }
}
