import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, relative } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const FOLDER = join(import.meta.dirname, '../..');
const CLI = join(FOLDER, '../../node_modules/@react-router/dev/bin.cjs');

/** Builds the storefront as a deployment would, into a directory of its own. */
export async function buildStorefront(): Promise<string> {
  mkdirSync(join(FOLDER, '.cache'), { recursive: true });
  const directory = mkdtempSync(join(FOLDER, '.cache/test-build-'));
  await promisify(execFile)(process.execPath, [CLI, 'build'], {
    cwd: FOLDER,
    env: { ...process.env, NODE_ENV: 'production', STOREFRONT_BUILD: relative(FOLDER, directory) },
  });
  return directory;
}

export interface RunningStorefront {
  origin: string;
  program: ChildProcess;
  /** Lines of its log. */
  log: string[];
  /** Asks it to stop. @returns its exit code. */
  stop(): Promise<number | null>;
}

/** Starts a built storefront on a free port and waits until it is ready. */
export async function startBuilt(
  build: string,
  settings: Readonly<Record<string, string>>,
): Promise<RunningStorefront> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const program = spawn(process.execPath, ['--enable-source-maps', join(build, 'server/index.js')], {
    cwd: FOLDER,
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', SANDBOX: '1' },
      ...{ PORT: String(port), ORIGIN: origin, ...settings },
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
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
    program,
    log,
    stop: () =>
      new Promise((resolve) => {
        if (program.exitCode !== null) return resolve(program.exitCode);
        program.once('exit', resolve);
        program.kill('SIGTERM');
      }),
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
