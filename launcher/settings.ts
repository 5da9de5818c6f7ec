import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Config, readConfig } from '@spindle/platform/config.ts';
import { COMPILE_CACHE } from './compile-cache.ts';
import { StartProblem } from './start-problem.ts';
import { makeWritable } from './writable-directory.ts';

export type Environment = Record<string, string | undefined>;

export interface LaunchSettings {
  config: Config;
  /** What the programs are given, complete but for the embedded database's DATABASE_URL. */
  env: Environment;
  /** The database comes with the shop and is started and stopped with it. */
  embedded: boolean;
}

/** Stands in for the URL that is known once the embedded server runs. */
const EMBEDDED_URL = 'postgres://embedded/spindle';

/**
 * Of the settings that a demo may have, too (NODE_ENV, a mail server, a test key), none says that a shop is real; a key
 * that charges cards does. The demo has staff whose password everybody knows: it is not loaded beside one unless
 * somebody asks for it.
 */
const LIVE_KEY = /^sk_live_/;

/**
 * Settles what the environment leaves open. Without DATABASE_URL and without a live key of Stripe this is the demo on
 * the embedded database: the sandbox, with a SECRET made once.
 * @throws {ConfigError | StartProblem}
 */
export function readLaunchSettings(
  given: Environment,
  mode: 'production' | 'development' = 'production',
): LaunchSettings {
  const embedded = !given.DATABASE_URL;
  const live = LIVE_KEY.test(given.STRIPE_SECRET_KEY ?? '');
  const sandbox = given.SANDBOX || (embedded && !live ? '1' : '0');
  const env: Environment = {
    ...given,
    NODE_ENV: given.NODE_ENV || mode,
    DATA_DIR: resolve(given.DATA_DIR || '.data'),
    SANDBOX: sandbox,
    DEMO: given.DEMO || (embedded ? sandbox : '0'),
    DATABASE_URL: given.DATABASE_URL || EMBEDDED_URL,
    // What V8 made of a program's sources: a start takes it from there instead of compiling them again.
    NODE_COMPILE_CACHE: given.NODE_COMPILE_CACHE || COMPILE_CACHE,
    // Nothing is reported to anybody by default.
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const dataDirectory = env.DATA_DIR as string;
  const obstacle = makeWritable(dataDirectory);
  if (obstacle) {
    throw new StartProblem(
      `DATA_DIR: ${dataDirectory} cannot be written (${obstacle}); change its owner or choose another directory.`,
    );
  }
  if (!env.SECRET && env.SANDBOX === '1') env.SECRET = rememberedSecret(dataDirectory);
  if (!env.SECRET && embedded && live) {
    throw new StartProblem(
      `SECRET: not set. With a live key of Stripe this is a real shop, which needs one; SANDBOX=1 makes it the demo.`,
    );
  }
  return { config: readConfig(env), env, embedded };
}

function rememberedSecret(directory: string): string {
  const file = join(directory, 'secret');
  try {
    // Fails when it is there, so that two first starts agree on one.
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
