import { join } from 'node:path';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { killAt } from './kill-at.ts';

const { db, url } = await testDatabase('template0');

test('of a program that is killed the database has nothing left, nor what its job queue was at', async () => {
  await killAt(join(import.meta.dirname, 'kill-at-child.ts'), { url, point: 'at it' });
  const { rows } = await db.execute(
    sql`select from pg_stat_activity where datname = current_database() and query like '%pg_sleep%' and pid <> pg_backend_pid()`,
  );
  expect(rows).toEqual([]);
});
