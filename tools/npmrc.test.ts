import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('npm does not warn of a Node that the shop does not run on', () => {
  const lines = readFileSync(new URL('../.npmrc', import.meta.url), 'utf8').split('\n');
  expect(lines).toContain('loglevel=error');
});
