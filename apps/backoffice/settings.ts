import { type Config, readConfig } from '@spindle/platform/config.ts';

/** `next build` evaluates modules, but has no database and needs none. */
const BUILD_SETTINGS = {
  SANDBOX: '1',
  SECRET: 'only for building, never used by a running shop',
  DATABASE_URL: 'postgres://localhost/none',
};

/** Whether `next build` is loading the modules. */
export const building = process.env.NEXT_PHASE === 'phase-production-build';

/** The back office's settings. */
export function settings(): Config {
  return readConfig(building ? BUILD_SETTINGS : process.env);
}
