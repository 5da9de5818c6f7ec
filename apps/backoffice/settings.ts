import { type Config, readConfig } from '@spindle/platform/config.ts';

/** `next build` evaluates modules; it has no database and needs none. */
const BUILD_SETTINGS = {
  SANDBOX: '1',
  SECRET: 'only for building, never used by a running shop',
  DATABASE_URL: 'postgres://localhost/none',
};

/** The back office's settings. */
export function settings(): Config {
  const building = process.env.NEXT_PHASE === 'phase-production-build';
  return readConfig(building ? BUILD_SETTINGS : process.env);
}
