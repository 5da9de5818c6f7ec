import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ports } from './addresses.ts';

export const ROOT = resolve(import.meta.dirname, '..');

/** The name of a run's directory, followed by the run's process id. */
export const RUN_PREFIX = 'spindle-e2e-';

/** Where this run's shops keep their data: `template`, and `shop-0`, `shop-1` … for the workers. */
export const runDirectory = (): string => process.env.E2E_DIRECTORY as string;

/** The environment of a shop under test. */
export function shopEnvironment(dataDirectory: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: String(ports.storefront),
    BACKOFFICE_PORT: String(ports.backoffice),
    COLLECTOR_PORT: String(ports.collector),
    DATA_DIR: dataDirectory,
    LOCALES: 'en,de,ja,fr,zh',
    LOG_LEVEL: 'warn',
    // A page that waits because the machine is busy must not count as an outage.
    DATABASE_TIMEOUT: '60000',
  };
}

export interface RunningShop {
  dataDirectory: string;
  stop(): Promise<void>;
}

/**
 * Starts a whole shop as `npm start` does, on a copy of the run's template. @param settings in addition to those of every shop
 */
export async function startShop(
  name: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningShop> {
  const dataDirectory = join(runDirectory(), name);
  // Keeps the owner: as root, the database belongs to another user.
  const copied = spawnSync('cp', ['-a', join(runDirectory(), 'template'), dataDirectory], {
    encoding: 'utf8',
  });
  if (copied.status !== 0) throw new Error(copied.stderr);
  const logFile = join(dataDirectory, 'shop.log');
  const log = openSync(logFile, 'a');
  const launcher = spawn(
    process.execPath,
    ['--import', join(ROOT, 'launcher/exit-with-parent.ts'), join(ROOT, 'launcher/start.ts')],
    // The channel and the process group let it end when the worker is killed.
    {
      ...{ cwd: ROOT, env: { ...shopEnvironment(dataDirectory), ...settings } },
      ...{ detached: true, stdio: ['ignore', log, log, 'ipc'] },
    },
  );
  const written = () => readFileSync(logFile, 'utf8');
  while (!written().includes('Spindle runs')) {
    if (hasEnded(launcher)) throw new Error(`The shop does not start:\n${written()}`);
    await delay(50);
  }
  return { dataDirectory, stop: () => stop(launcher) };
}

async function stop(launcher: ChildProcess): Promise<void> {
  if (hasEnded(launcher)) return;
  const ended = new Promise((done) => launcher.once('exit', done));
  launcher.kill('SIGTERM');
  await ended;
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
