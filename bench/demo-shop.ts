import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { BUILDS, buildStale } from '@spindle/launcher/builds.ts';
import { ensureDatabase, freePort, startPostgres } from '@spindle/launcher/embedded-postgres.ts';
import { runScript } from '@spindle/launcher/run-script.ts';

const ROOT = resolve(import.meta.dirname, '..');

export interface DemoShop {
  origin: string;
  port: number;
  /** Process id of the storefront. */
  pid: number;
  close(): Promise<void>;
}

/** A separate PostgreSQL with the demo shop in it. */
export interface DemoDatabase {
  url: string;
  /** The environment of a program that runs on it. */
  env: Record<string, string | undefined>;
  /** Stops it and deletes its files. */
  close(): Promise<void>;
}

/** @param settings of the shop, in addition to those of every bench */
export async function startDemoDatabase(settings: Record<string, string> = {}): Promise<DemoDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'spindle-bench-'));
  const postgres = await startPostgres({ directory: join(directory, 'postgres') });
  await ensureDatabase(postgres, 'spindle');
  const url = postgres.url('spindle');
  const env = { ...settingsOf({ directory, url }), ...settings };
  await prepareDatabase({ env });
  return {
    url,
    env,
    async close() {
      await postgres.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The SECRET of every bench's demo shop. */
export const SECRET = 'bench'.repeat(8);

/** The environment of a program of the demo shop. */
export const settingsOf = ({ directory, url }: { directory: string; url: string }): DemoDatabase['env'] => ({
  ...process.env,
  NODE_ENV: 'production',
  SANDBOX: '1',
  DEMO: '1',
  DATA_DIR: directory,
  DATABASE_URL: url,
  SECRET,
  LOG_LEVEL: 'warn',
});

/** Migrates it and completes the demo shop, as each start does; with `--migrations-only` the demo shop stays as it is. */
export const prepareDatabase = (
  { env }: Pick<DemoDatabase, 'env'>,
  ...options: readonly '--migrations-only'[]
) =>
  runScript(
    { command: [join(ROOT, 'launcher/prepare-database.ts'), ...options], cwd: ROOT, env },
    'No demo shop:',
  );

/** A built storefront with the demo shop on a database of its own; its process is pinned to a core. */
export async function startDemoShop({ core }: { core: number }): Promise<DemoShop> {
  await buildStorefront();
  const database = await startDemoDatabase();
  const storefront = await startStorefront(database, { core });
  return {
    ...storefront,
    async close() {
      await storefront.close();
      await database.close();
    },
  };
}

export async function buildStorefront(): Promise<void> {
  await buildStale(ROOT, process.env, {
    say: (line) => void process.stderr.write(`${line}\n`),
    builds: BUILDS.filter(({ name }) => name === 'storefront'),
  });
}

/** A built storefront on a database that others may use as well; pinned to a core if one is given. */
export async function startStorefront(
  database: Pick<DemoDatabase, 'env'>,
  { core }: { core?: number } = {},
): Promise<DemoShop> {
  const port = await freePort();
  const program = [process.execPath, join(ROOT, 'apps/storefront/build/server/index.js')];
  const [command = '', ...rest] = core === undefined ? program : ['taskset', '-c', String(core), ...program];
  const storefront = spawn(command, rest, {
    cwd: join(ROOT, 'apps/storefront'),
    env: { ...database.env, PORT: String(port) } as Record<string, string> as NodeJS.ProcessEnv,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Pages contain their own origin, as the settings derive it.
  const origin = `http://localhost:${port}`;
  await answers(`${origin}/readyz`, storefront);
  // `taskset` replaces itself with the program it starts, so this is the program's id.
  return { origin, port, pid: storefront.pid as number, close: () => ended(storefront) };
}

/** Waits until a program answers. */
export async function answers(url: string, program: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 1_800; attempt++) {
    if (program.exitCode !== null) throw new Error(`It ended before ${url} answered.`);
    const ready = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return;
    await delay(100);
  }
  throw new Error(`${url} does not answer.`);
}

export function ended(program: ChildProcess): Promise<void> {
  return new Promise((done) => {
    if (program.exitCode !== null) return done();
    program.once('exit', () => done());
    program.kill('SIGTERM');
  });
}
