import { resolve } from 'node:path';
import { buildStale } from './builds.ts';
import { say } from './console.ts';
import { tell } from './run-shop.ts';

try {
  await buildStale(resolve(import.meta.dirname, '..'), process.env, { say });
} catch (error) {
  tell(error);
  process.exitCode = 1;
}
