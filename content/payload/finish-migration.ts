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
 * Makes what Payload has just written fit in: the new migrations as Node reads them, the index, the newest snapshot
 * alone. Those of before stay as they are; some are written by hand.
 */
export function finishMigration(directory: string, before: readonly string[]): void {
  // Payload compares with the newest snapshot and reads no other; each is 12,000 lines.
  const snapshots = readdirSync(directory)
    .filter((file) => file.endsWith('.json'))
    .sort();
  for (const older of snapshots.slice(0, -1)) rmSync(join(directory, older));
  const names = migrationNames(directory);
  for (const name of names.filter((name) => !before.includes(name))) {
    const file = join(directory, `${name}.ts`);
    // Node strips types but does not guess them.
    const source = readFileSync(file, 'utf8').replace(
      'import { MigrateUpArgs, MigrateDownArgs, sql }',
      'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
    );
    // Payload's two packages bring a drizzle each, whose types do not know each other.
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
