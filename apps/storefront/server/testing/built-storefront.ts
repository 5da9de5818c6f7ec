import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { onceAtATime } from '@spindle/platform/testing/database.ts';
import { freePort } from '@spindle/platform/testing/free-port.ts';

const FOLDER = join(import.meta.dirname, '../..');
const ROOT = join(FOLDER, '../..');

/** The storefront's build from the current sources; several test files share it. */
export async function builtStorefront(): Promise<string> {
  await onceAtATime('the build of the storefront', async () => {
    await promisify(execFile)(process.execPath, [join(ROOT, 'launcher/build.ts'), 'storefront']);
  });
  return join(FOLDER, 'build');
}

export interface RunningStorefront {
  origin: string;
  /** Lines of the process's log. */
  log: string[];
  /**
   * Asks the process to stop.
   * @returns its exit code
   */
  stop(): Promise<number | null>;
}

/** Processes that this test file has started. */
const started = new Set<ChildProcess>();

/** Ends what a failed test has left running, which would keep the test run from ending. */
export function endStorefronts(): void {
  for (const program of started) program.kill('SIGKILL');
}

/** Starts a built storefront on a free port of this machine, under this host name, and waits until it is ready. */
export async function startBuilt(
  build: string,
  settings: Readonly<Record<string, string>>,
  host = '127.0.0.1',
): Promise<RunningStorefront> {
  const port = await freePort();
  const origin = `http://${host}:${port}`;
  const command = [
    ...['--import', join(ROOT, 'platform/resolve-drizzle.ts')],
    ...['--import', join(FOLDER, 'server/map-sources.ts')],
    join(build, 'server/index.js'),
  ];
  const program = spawn(process.execPath, command, {
    cwd: FOLDER,
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', SANDBOX: '1' },
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      // A page that is slow on a busy machine must not count as an outage.
      ...{ PORT: String(port), ORIGIN: origin, DATABASE_TIMEOUT: '60000', ...settings },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.add(program);
  const log: string[] = [];
  program.stdout
    .setEncoding('utf8')
    .on('data', (text: string) => log.push(...text.split('\n').filter(Boolean)));
  for (;;) {
    const ready = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) break;
    if (program.exitCode !== null) throw new Error(`not started:\n${log.join('\n')}`);
    await delay(100);
  }
  return {
    origin,
    log,
    stop: () =>
      new Promise((resolve) => {
        if (program.exitCode !== null) return resolve(program.exitCode);
        program.once('exit', resolve);
        program.kill('SIGTERM');
      }),
  };
}
