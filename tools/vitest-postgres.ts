import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { migrateContent } from '@spindle/content/payload/migrate.ts';
import { ensureDatabase, startPostgres } from '@spindle/launcher/embedded-postgres.ts';
import { stopLeftoverPostmaster } from '@spindle/launcher/postmaster-file.ts';
import { isAlive } from '@spindle/launcher/processes.ts';
import { migrateDatabase } from '@spindle/platform/migrate.ts';
import type {} from '@spindle/platform/testing/database.ts';
import type { TestProject } from 'vitest/node';
import { scratchDirectory } from './scratch-directory.ts';

const PREFIX = 'spindle-test-postgres-';
const TEMPLATE = 'template_spindle';

/**
 * One PostgreSQL per test run, with one migrated template that every test file clones. Projects that name this file share it;
 * it is not started if none of them runs.
 */
export default async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const run = vitest.getRootProject();
  if (run.getProvidedContext().postgresServer) return;
  if (Number(process.versions.node.split('.')[0]) < 24) {
    throw new Error('Run the tests through npm (`npx vitest`), which brings the right Node.');
  }
  await removeAbandonedServers();
  const directory = join(scratchDirectory(), `${PREFIX}${process.pid}`);
  // The umask must not keep out the server, which may run as another user.
  mkdirSync(directory, { mode: 0o755 });
  const server = await startPostgres({
    directory,
    // Test data may be lost in a power cut, but must not wait for the disk.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      // Databases live for seconds, too short for statistics and compiled plans to be of use.
      autovacuum: 'off',
      jit: 'off',
      max_connections: '400',
      max_wal_size: '128MB',
    },
  });
  await ensureDatabase(server, TEMPLATE);
  const folder = join(import.meta.dirname, '../domain/migrations');
  await migrateDatabase(server.url(TEMPLATE), folder, [migrateContent]);
  run.provide('postgresServer', server.url('').replace(/\/$/, ''));
  run.provide('templateDatabase', TEMPLATE);
  return async () => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}

/** Servers left by killed test runs are recognised by the process id in the directory's name. */
async function removeAbandonedServers(): Promise<void> {
  for (const name of readdirSync(scratchDirectory())) {
    if (!name.startsWith(PREFIX) || isAlive(Number(name.slice(PREFIX.length)))) continue;
    await stopLeftoverPostmaster(join(scratchDirectory(), name, 'data'));
    rmSync(join(scratchDirectory(), name), { recursive: true, force: true });
  }
}
