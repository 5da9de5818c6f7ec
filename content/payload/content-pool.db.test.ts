import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { openLog } from '@spindle/platform/log.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { build, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';

type Module = typeof import('./content-pool.ts');

const root = join(import.meta.dirname, '../..');

/** The module as in the back office's build: bundled, with shortened names. */
async function minified(): Promise<Module> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { ssr: join(import.meta.dirname, 'content-pool.ts'), minify: true, write: false },
  })) as Rolldown.RolldownOutput;
  // Inside the project, so that Node.js finds the packages that it imports.
  const folder = mkdtempSync(join(root, 'node_modules/.content-pool-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'content-pool.mjs');
  writeFileSync(file, output[0].code);
  return import(pathToFileURL(file).href);
}

test('a transaction keeps to one connection, in a minified build too', async () => {
  const { contentPool } = await minified();
  const { url } = await testDatabase('template0');
  const pool = new (contentPool(openLog('test', 'silent')).pg.Pool)({ connectionString: url, max: 4 });
  onTestFinished(() => pool.end());
  const db = drizzle({ client: pool as never });

  await db.transaction(async (transaction) => {
    // At the same time, as Payload does: if they were spread over the pool, they would use four connections.
    const asked = Array.from({ length: 4 }, () =>
      transaction.execute(sql`select pg_backend_pid() as connection`),
    );
    const answers = (await Promise.all(asked)) as unknown as { rows: [{ connection: number }] }[];
    expect(new Set(answers.map(({ rows: [row] }) => row.connection)).size).toBe(1);
  });
});
