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
  /** The environment of the programs; complete except for the embedded database's DATABASE_URL. */
  env: Environment;
  /** The database is the embedded one, which is started and stopped with the shop. */
  embedded: boolean;
}

/** Placeholder for the URL, which is known once the embedded server runs. */
const EMBEDDED_URL = 'postgres://embedded/spindle';

/**
 * A demo may have any of the other settings too (NODE_ENV, a mail server, a test key); only a key that charges cards shows
 * that the shop is real. The demo has staff with a well-known password, so it is not loaded together with such a key unless
 * somebody asks for it.
 */
const LIVE_KEY = /^sk_live_/;

/**
 * Fills in what the environment leaves open. Without DATABASE_URL and without a live key of Stripe, this is the demo on the
 * embedded database: the sandbox, with a SECRET that is generated once.
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
    // The cache of V8's compiled code, so that a later start does not compile the sources again.
    NODE_COMPILE_CACHE: given.NODE_COMPILE_CACHE || COMPILE_CACHE,
    // By default nothing is reported to anybody.
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
    // Fails if the file exists, so that two simultaneous first starts use the same secret.
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
