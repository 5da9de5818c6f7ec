import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { COMPILE_CACHE } from './compile-cache.ts';
import { fingerprint } from './fingerprint.ts';
import { runScript } from './run-script.ts';
import type { Environment } from './settings.ts';

export interface Build {
  name: string;
  /** A script and its arguments for Node. */
  command: readonly string[];
  /** The folder below the root in which the command runs. */
  folder: string;
  inputs: readonly string[];
  /** A file that exists once the build is done. */
  output: string;
  /** Built before any program of the shop runs, so that the compile cache of earlier builds can be deleted. */
  comesFirst?: true;
}

const SHARED = ['package-lock.json', 'tsconfig.json', 'content', 'domain', 'i18n', 'platform', 'tracking'];

export const BUILDS: readonly Build[] = [
  {
    name: 'storefront',
    command: ['node_modules/@react-router/dev/bin.cjs', 'build'],
    folder: 'apps/storefront',
    inputs: [...SHARED, 'apps/storefront'],
    output: 'apps/storefront/build/server/index.js',
    comesFirst: true,
  },
  {
    name: 'backoffice',
    command: ['node_modules/next/dist/bin/next', 'build'],
    folder: 'apps/backoffice',
    inputs: [...SHARED, 'apps/backoffice'],
    output: 'apps/backoffice/.next/BUILD_ID',
  },
];

export interface BuildOptions {
  say(line: string): void;
  signal?: AbortSignal | undefined;
  builds?: readonly Build[];
}

/** Builds what has changed since its last build. */
export async function buildStale(
  root: string,
  env: Environment,
  { say, signal, builds = BUILDS }: BuildOptions,
): Promise<void> {
  for (const build of builds) {
    const now = inputsOf(root, build);
    if (isBuilt(root, build, now)) continue;
    signal?.throwIfAborted();
    say(`Building the ${build.name} …`);
    const begun = Date.now();
    const stamp = stampOf(root, build);
    // A build that is killed halfway must not count as finished.
    rmSync(stamp, { force: true });
    if (build.comesFirst) rmSync(COMPILE_CACHE, { recursive: true, force: true });
    const [script = '', ...options] = build.command;
    await runScript(
      {
        command: [join(root, script), ...options],
        cwd: join(root, build.folder),
        env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
        signal,
      },
      `The ${build.name} does not build:`,
    );
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, now);
    say(`Built the ${build.name} in ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
  }
}

/** Whether there is nothing to build. */
export function isUpToDate(root: string, builds: readonly Build[]): boolean {
  return builds.every((build) => isBuilt(root, build, inputsOf(root, build)));
}

function isBuilt(root: string, build: Build, inputs: string): boolean {
  const stamp = stampOf(root, build);
  return existsSync(stamp) && existsSync(join(root, build.output)) && readFileSync(stamp, 'utf8') === inputs;
}

function inputsOf(root: string, { inputs, command }: Build): string {
  return fingerprint(root, inputs, `${process.version} ${command.join(' ')}`);
}

function stampOf(root: string, { name }: Build): string {
  return join(root, '.cache/builds', name);
}
