import { join, resolve } from 'node:path';
import { demoState, endDemoLoad } from '@spindle/content/demo/demo-state.ts';
import { ConfigError } from '@spindle/platform/config-error.ts';
import { BUILDS, type Build, buildStale, isUpToDate } from './builds.ts';
import { findObstacles } from './checks.ts';
import { say, welcome } from './console.ts';
import { runDatabase } from './database.ts';
import { builtPrograms, developmentPrograms } from './programs.ts';
import { clearLeftovers, removeRunFile, writeRunFile } from './run-file.ts';
import { type RunningPrograms, runPrograms } from './run-programs.ts';
import { runScript } from './run-script.ts';
import { type Environment, type LaunchSettings, readLaunchSettings } from './settings.ts';
import { runUntilStopped, type Shutdown, together } from './shutdown.ts';
import { asStartProblem, StartProblem } from './start-problem.ts';

const ROOT = resolve(import.meta.dirname, '..');
const BACKOFFICE: readonly Build[] = BUILDS.filter(({ name }) => name === 'backoffice');
const OTHERS: readonly Build[] = BUILDS.filter((build) => !BACKOFFICE.includes(build));

type Mode = 'production' | 'development';

/** Runs the whole shop until it is told to stop. Exits with code 1 when it can't start. */
export function runShop(given: Environment, mode: Mode): void {
  runUntilStopped((shutdown) => start(given, mode, shutdown), { say, failure: tell });
}

/** Prints one line for problems that the operator can solve, and a stack trace for all others. */
export function tell(error: unknown): void {
  const expected = error instanceof ConfigError ? error : asStartProblem(error);
  process.stderr.write(`${expected?.message ?? (error as Error).stack ?? error}\n`);
}

/** The shop answers before the back office is built, which takes longer than all the rest and is not needed to sell. */
async function start(given: Environment, mode: Mode, shutdown: Shutdown) {
  const begun = performance.now();
  const settings = readLaunchSettings(given, mode);
  const { config, env, embedded } = settings;
  if (await clearLeftovers(config.dataDir)) say('Ended the programs that an earlier run left behind.');
  const obstacles = await findObstacles(config, { embedded });
  if (obstacles.length > 0) throw new StartProblem(obstacles.join('\n'));
  writeRunFile(config.dataDir, []);
  shutdown.add({ stop: async () => removeRunFile(config.dataDir), kill: () => {} });

  const built = mode === 'production';
  let running: RunningPrograms | undefined;
  const run = async (...names: readonly string[]) => {
    // Added only now, after the database, so that the programs are stopped before it.
    running ??= runPrograms(config.dataDir, shutdown);
    const programs = (built ? builtPrograms : developmentPrograms)(ROOT, config, env);
    await running.start(programs.filter(({ name }) => names.includes(name)));
  };
  const database = startDatabase(settings, given.POSTGRES_PORT, shutdown);
  await together(shutdown.signal, [
    async (signal) => {
      if (built) await buildStale(ROOT, env, { say, signal, builds: OTHERS });
    },
    async (signal) => {
      await database;
      signal.throwIfAborted();
      await prepareDatabase(env, signal);
    },
  ]);

  const demoLoads = await isDemoLoading(settings);
  const seconds = () => (performance.now() - begun) / 1000;
  if (!built || isUpToDate(ROOT, BACKOFFICE)) {
    await run('storefront', 'collector', 'backoffice');
    process.stdout.write(welcome(config, { seconds: seconds(), demoLoads }));
    await loadRestOfDemo(settings, shutdown.signal, seconds);
    return;
  }
  // One after the other: with all cores for itself, the shop answers a second sooner.
  await run('storefront');
  await run('collector');
  process.stdout.write(welcome(config, { seconds: seconds(), coming: ['Back office'], demoLoads }));
  await loadRestOfDemo(settings, shutdown.signal, seconds);
  try {
    await buildStale(ROOT, env, { say, signal: shutdown.signal, builds: BACKOFFICE });
    await run('backoffice');
    say(`The back office runs (${seconds().toFixed(1)} s): ${config.origins.backoffice}/admin`);
  } catch (error) {
    shutdown.signal.throwIfAborted();
    // The shop can sell without it.
    tell(error);
    say('The shop goes on without its back office.');
  }
}

/** Starts the embedded database, if that is used. */
async function startDatabase(
  { config, env, embedded }: LaunchSettings,
  port: string | undefined,
  shutdown: Shutdown,
): Promise<void> {
  if (!embedded) return;
  const database = await runDatabase(join(config.dataDir, 'postgres'), {
    port: port ? Number(port) : undefined,
    say,
  });
  shutdown.add(database);
  env.DATABASE_URL = database.url;
}

/** Migrates the database and loads as much of the demo as the shop needs to answer. */
async function prepareDatabase(env: Environment, signal: AbortSignal): Promise<void> {
  const command = [join(ROOT, 'launcher/prepare-database.ts'), '--first-part'];
  await runScript({ command, cwd: ROOT, env, signal, aloud: true, tied: true }, '');
}

/** Whether a part of the demo still has to be loaded, in this start or because an earlier one ended before it was. */
async function isDemoLoading({ config, env }: LaunchSettings): Promise<boolean> {
  return config.demo && (await demoState(env.DATABASE_URL ?? config.databaseUrl)) === 'loading';
}

/** Loads past sales, articles, help and the like, while the shop already answers. */
async function loadRestOfDemo(
  settings: LaunchSettings,
  ending: AbortSignal,
  seconds: () => number,
): Promise<void> {
  if (!(await isDemoLoading(settings))) return;
  const { config, env } = settings;
  const run = (script: readonly [string, ...string[]], signal: AbortSignal, aloud = false) =>
    runScript(
      {
        command: [join(ROOT, 'launcher', script[0]), ...script.slice(1)],
        cwd: ROOT,
        env,
        signal,
        aloud,
        tied: true,
      },
      'The rest of the demo shop is missing:',
    );
  try {
    await together(ending, [
      (signal) => run(['seed-sales.ts'], signal, true),
      (signal) => run(['prepare-database.ts', '--rest'], signal),
    ]);
    await endDemoLoad(env.DATABASE_URL ?? config.databaseUrl);
    say(`The demo shop is loaded whole (${seconds().toFixed(1)} s).`);
  } catch (error) {
    ending.throwIfAborted();
    tell(error);
    say('The shop goes on with a part of its demo; the next start loads the rest.');
  }
}
