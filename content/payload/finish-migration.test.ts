import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { finishMigration, migrationNames } from './finish-migration.ts';

const directory = mkdtempSync(join(tmpdir(), 'migrations-'));
afterAll(() => rmSync(directory, { recursive: true }));
const write = (name: string, text: string) => writeFileSync(join(directory, name), text);
const read = (name: string) => readFileSync(join(directory, name), 'utf8');

test('what was just written is made to fit, and what was there stays as it is', () => {
  const byHand = '/** Nothing to do. */\nexport async function up(): Promise<void> {}\n';
  write('2026_by_hand.ts', byHand);
  write('2026_by_hand.json', '{}');
  const before = migrationNames(directory);
  write('2027_new.ts', "import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'\n");
  write('2027_new.json', '{}');
  finishMigration(directory, before);
  expect(read('2026_by_hand.ts')).toBe(byHand);
  expect(read('2027_new.ts')).toBe(
    "// @ts-nocheck: generated\nimport { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'\n",
  );
  expect(read('index.ts')).toContain("{ name: '2027_new', up: m1.up, down: m1.down },");
  expect(readdirSync(directory)).not.toContain('2026_by_hand.json');
});
