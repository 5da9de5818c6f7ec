import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of the migrations in a directory, in the order in which they run. */
export function migrationNames(directory: string): string[] {
  return readdirSync(directory)
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => file.slice(0, -3))
    .sort();
}

/**
 * Completes what Payload has just written: makes the new migrations readable for Node.js, writes the index, and keeps
 * only the newest snapshot. Earlier migrations stay as they are, because some are written by hand.
 */
export function finishMigration(directory: string, before: readonly string[]): void {
  // Payload compares only with the newest snapshot; each is 12,000 lines long.
  const snapshots = readdirSync(directory)
    .filter((file) => file.endsWith('.json'))
    .sort();
  for (const older of snapshots.slice(0, -1)) rmSync(join(directory, older));
  const names = migrationNames(directory);
  for (const name of names.filter((name) => !before.includes(name))) {
    const file = join(directory, `${name}.ts`);
    // Node.js strips types, but can't tell by itself which imports are types.
    const source = readFileSync(file, 'utf8').replace(
      'import { MigrateUpArgs, MigrateDownArgs, sql }',
      'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
    );
    // Each of Payload's two packages brings its own copy of drizzle, and their types do not match.
    writeFileSync(file, `// @ts-nocheck: generated\n${source}`);
  }
  writeFileSync(join(directory, 'index.ts'), indexOf(names));
}

function indexOf(names: readonly string[]): string {
  return `${names.map((name, index) => `import * as m${index} from './${name}.ts';`).join('\n')}

/** In the order in which they run. */
export const migrations = [
${names.map((name, index) => `  { name: '${name}', up: m${index}.up, down: m${index}.down },`).join('\n')}
];
`;
}
