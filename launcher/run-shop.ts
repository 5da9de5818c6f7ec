import { join, resolve } from 'node:path';
import type { Config } from '@spindle/platform/config.ts';
import { ConfigError } from '@spindle/platform/config.ts';
import { buildStale } from './builds.ts';
import { findObstacles } from './checks.ts';
import { relay, say, welcome } from './console.ts';
import { runDatabase } from './database.ts';
import { builtPrograms, developmentPrograms } from './programs.ts';
import { clearLeftovers, removeRunFile, writeRunFile } from './run-file.ts';
import { runScript } from './run-script.ts';
import { type Environment, readLaunchSettings } from './settings.ts';
import { runUntilStopped, type Shutdown, unlessEnding } from './shutdown.ts';
import { StartProblem } from './start-problem.ts';
import { type Program, type Supervised, supervise } from './supervisor.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** Runs the whole shop until it is told to stop. Ends the process with code 1 when it can't start. */
export function runShop(given: Environment, mode: 'production' | 'development'): void {
  runUntilStopped((shutdown) => start(given, mode, shutdown), { say, failure: tell });
}

/** One line for what the operator can change; a stack for what only we can. */
export function tell(error: unknown): void {
  const expected = error instanceof StartProblem || error instanceof ConfigError;
  process.stderr.write(`${expected ? error.message : ((error as Error).stack ?? error)}\n`);
}

async function start(given: Environment, mode: 'production' | 'development', shutdown: Shutdown) {
  const begun = performance.now();
  const { config, env, embedded } = readLaunchSettings(given, mode);
  if (await clearLeftovers(config.dataDir)) say('Ended the programs that an earlier run left behind.');
  const obstacles = await findObstacles(config, { embedded });
  if (obstacles.length > 0) throw new StartProblem(obstacles.join('\n'));
  writeRunFile(config.dataDir, []);
  shutdown.add({ stop: async () => removeRunFile(config.dataDir), kill: () => {} });

  if (mode === 'production') await buildStale(ROOT, env, { say, signal: shutdown.signal });
  if (embedded) {
    const port = given.POSTGRES_PORT ? Number(given.POSTGRES_PORT) : undefined;
    const database = await runDatabase(join(config.dataDir, 'postgres'), { port, say });
    shutdown.add(database);
    env.DATABASE_URL = database.url;
  }
  shutdown.signal.throwIfAborted();
  await runScript(
    {
      command: [join(ROOT, 'launcher/prepare-database.ts')],
      cwd: ROOT,
      env,
      signal: shutdown.signal,
      aloud: true,
    },
    '',
  );

  const programs = (mode === 'production' ? builtPrograms : developmentPrograms)(ROOT, config, env);
  await startPrograms(programs, config, shutdown);
  process.stdout.write(welcome(config, (performance.now() - begun) / 1000));
}

async function startPrograms(
  programs: readonly Program[],
  config: Config,
  shutdown: Shutdown,
): Promise<void> {
  shutdown.signal.throwIfAborted();
  const running: Supervised[] = [];
  const changed = () => {
    writeRunFile(
      config.dataDir,
      running.map((program) => program.pid()),
    );
  };
  shutdown.add({
    stop: async () => void (await Promise.all(running.map((program) => program.stop()))),
    kill: () => {
      for (const program of running) program.kill();
    },
  });
  for (const program of programs) running.push(supervise(program, { line: relay, changed }));
  changed();
  await unlessEnding(Promise.all(running.map((program) => program.ready)), shutdown.signal);
}
