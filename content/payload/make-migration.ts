import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLog } from '@spindle/platform/log.ts';
import { BasePayload } from 'payload';
import { offlineSettings } from './offline-settings.ts';
import { contentConfig } from './payload-config.ts';

const MIGRATIONS = join(import.meta.dirname, '../migrations');

/**
 * Writes the migration that leads from the last one to today's configuration:
 * `node content/payload/make-migration.ts <name>`. Needs no database.
 */
const config = contentConfig({
  config: offlineSettings('postgres://localhost/none'),
  migrationDir: MIGRATIONS,
  log: openLog('make-migration', 'info'),
});
const payload = await new BasePayload().init({ config, disableDBConnect: true, disableOnInit: true });
await payload.db.createMigration({
  payload,
  migrationName: process.argv[2] ?? 'change',
  forceAcceptWarning: true,
});

// Payload compares with the newest snapshot and reads no other; each is 12,000 lines.
const snapshots = readdirSync(MIGRATIONS)
  .filter((file) => file.endsWith('.json'))
  .sort();
for (const older of snapshots.slice(0, -1)) rmSync(join(MIGRATIONS, older));

// Node strips types but does not guess them, nor file extensions.
const names = readdirSync(MIGRATIONS)
  .filter((file) => /^\d.*\.ts$/.test(file))
  .map((file) => file.slice(0, -3))
  .sort();
for (const name of names) {
  const file = join(MIGRATIONS, `${name}.ts`);
  const source = readFileSync(file, 'utf8');
  const fixed = source.replace(
    'import { MigrateUpArgs, MigrateDownArgs, sql }',
    'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
  );
  // Payload's two packages bring a drizzle each, whose types do not know each other.
  writeFileSync(file, fixed.startsWith('// @ts-nocheck') ? fixed : `// @ts-nocheck: generated\n${fixed}`);
}
writeFileSync(
  join(MIGRATIONS, 'index.ts'),
  `${names.map((name, index) => `import * as m${index} from './${name}.ts';`).join('\n')}

/** In the order in which they run. */
export const migrations = [
${names.map((name, index) => `  { name: '${name}', up: m${index}.up, down: m${index}.down },`).join('\n')}
];
`,
);
process.exit(0);
