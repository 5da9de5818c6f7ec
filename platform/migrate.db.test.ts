import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { migrateDatabase } from './migrate.ts';
import { testDatabase } from './testing/database.ts';

const { pool, url } = await testDatabase('template0');
const folder = mkdtempSync(join(tmpdir(), 'spindle-migrations-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'meta'));

function write(migrations: readonly string[]) {
  const entries = migrations.map((_, idx) => ({ idx, when: idx + 1, tag: `m${idx}`, breakpoints: true }));
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  for (const [index, text] of migrations.entries()) writeFileSync(join(folder, `m${index}.sql`), text);
}

test('each migration is a transaction of its own: those before one that fails stay, and the next run goes on with it', async () => {
  const first = 'create table first as select txid_current() as id';
  const second = 'create table second as select txid_current() as id';
  write([first, second, 'create table third (id int);--> statement-breakpoint\nselect 1 / 0']);
  await expect(migrateDatabase(url, folder)).rejects.toThrow();
  const { rows } = await pool.query('select first.id = second.id as together from first, second');
  expect(rows).toEqual([{ together: false }]);
  const { rows: thirds } = await pool.query(`select to_regclass('third') as third`);
  expect(thirds).toEqual([{ third: null }]);

  write([first, second, 'create table third (id int)']);
  await migrateDatabase(url, folder);
  await migrateDatabase(url, folder);
  const { rows: noted } = await pool.query('select created_at from drizzle.__drizzle_migrations order by id');
  expect(noted.map((row) => Number(row.created_at))).toEqual([1, 2, 3]);
});
