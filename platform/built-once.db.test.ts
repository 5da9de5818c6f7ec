import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { expect, test, vi } from 'vitest';
import { builtOnce } from './built-once.ts';
import type { Db } from './database.ts';
import { testDatabase } from './testing/database.ts';

const { db, pool } = await testDatabase();
const things = pgTable('built_once_test', { name: text('name').notNull() });
await pool.query('create table built_once_test (name text not null)');

test('a statement is built once, for lists of any length, and sees what its transaction has written', async () => {
  const build = vi.fn((on: Db) =>
    on
      .select()
      .from(things)
      .where(sql`${things.name} = any(${sql.placeholder('names')}::text[])`)
      .prepare(''),
  );
  const named = builtOnce(build);
  await db.insert(things).values([{ name: 'first' }, { name: '{"odd", \\ one}' }]);
  expect(await named(db).execute({ names: ['first'] })).toEqual([{ name: 'first' }]);
  expect(await named(db).execute({ names: ['first', '{"odd", \\ one}', 'none'] })).toHaveLength(2);
  expect(await named(db).execute({ names: [] })).toEqual([]);
  expect(build).toHaveBeenCalledTimes(1);
  await db.transaction(async (tx) => {
    await tx.insert(things).values({ name: 'second' });
    expect(await named(tx).execute({ names: ['second'] })).toEqual([{ name: 'second' }]);
    expect(await named(db).execute({ names: ['second'] })).toEqual([]);
  });
});
