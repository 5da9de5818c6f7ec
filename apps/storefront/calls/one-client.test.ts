import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const APP = join(import.meta.dirname, '../app');
/** Sends React Router's own data requests, which are not calls. */
const ROUTER = 'member/data-ahead.ts';

test('scripts of our pages make their calls by the one client', () => {
  const scripts = globSync('**/*.{ts,tsx}', { cwd: APP }).filter(
    (script) => !/\.test\.tsx?$/.test(script) && script !== ROUTER,
  );
  expect(scripts.length).toBeGreaterThan(200);
  const asks = /\bfetch\(|\bXMLHttpRequest\b|\bsendBeacon\b/;
  expect(scripts.filter((script) => asks.test(readFileSync(join(APP, script), 'utf8')))).toEqual([]);
});
