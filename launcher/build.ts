import { resolve } from 'node:path';
import { BUILDS, buildStale } from './builds.ts';
import { say } from './console.ts';
import { tell } from './run-shop.ts';

/** `npm run build`: builds what is stale, of all programs or of those named: `npm run build -- storefront`. */
const names = process.argv.slice(2);
const builds = names.length > 0 ? BUILDS.filter(({ name }) => names.includes(name)) : BUILDS;
try {
  await buildStale(resolve(import.meta.dirname, '..'), process.env, { say, builds });
} catch (error) {
  tell(error);
  process.exitCode = 1;
}
