import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import drizzleConfig from '../drizzle.config.ts';
import { MIGRATIONS } from './first-version.ts';

interface Journal {
  entries: { idx: number; when: number; tag: string }[];
}

const domain = join(import.meta.dirname, '..');
const { entries } = readJson<Journal>('_journal.json');

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(join(MIGRATIONS, 'meta', file), 'utf8'));
}

test('the migrations are whole and none of them branches off another', () => {
  const kit = dirname(createRequire(import.meta.url).resolve('drizzle-kit'));
  const said = execFileSync(process.execPath, [join(kit, 'bin.cjs'), 'check'], {
    cwd: domain,
    encoding: 'utf8',
  });
  expect(said).toContain("Everything's fine");
});

test('they lead to the tables of today: `npm run db:generate` has nothing to add', async () => {
  const newest = entries.at(-1)?.tag.split('_')[0];
  const files = globSync(drizzleConfig.schema as string[], { cwd: domain });
  const modules = await Promise.all(files.map((file) => import(join(domain, file))));
  const tables = Object.assign({}, ...modules);
  expect(await generateMigration(readJson(`${newest}_snapshot.json`), generateDrizzleJson(tables))).toEqual(
    [],
  );
});

// The migrator runs everything younger than the last migration that ran; it would skip an older one that was added later.
test('each is younger than the one before it', () => {
  const times = entries.map(({ when }) => when);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(entries.map(({ tag }) => tag)).toEqual(entries.map(({ tag }) => tag).toSorted());
  expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_, index) => index));
});
