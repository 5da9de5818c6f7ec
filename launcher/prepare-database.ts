import { resolve } from 'node:path';
import { migrateContent } from '@spindle/content/migrate.ts';
import { readConfig } from '@spindle/platform/config.ts';
import { migrateDatabase } from '@spindle/platform/migrate.ts';
import { say } from './console.ts';

/** Migrates the database and, for the demo, fills an empty one. */
const config = readConfig(process.env);
await migrateDatabase(config.databaseUrl, resolve(import.meta.dirname, '../domain/migrations'), [
  migrateContent,
]);
say('The database is at this version.');
// The content system keeps timers of its own.
process.exit(0);
