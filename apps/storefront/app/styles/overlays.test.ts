import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');
const sheets = globSync('**/*.css', { cwd: folder }).map((name) => ({
  name,
  text: readFileSync(join(folder, name), 'utf8'),
}));

test('what lies over the page has its place in one order, from 2000; within a part there are small numbers', () => {
  const tokens = sheets.flatMap(({ text }) => [...text.matchAll(/--z-[\w-]+: (\d+);/g)]);
  expect(tokens.length).toBeGreaterThan(3);
  for (const [, value] of tokens) expect(Number(value)).toBeGreaterThanOrEqual(2000);
  const others = sheets.flatMap(({ name, text }) =>
    [...text.matchAll(/z-index: (?!var\(--z-|-?[0-9];|auto)([^;]+);/g)].map(
      ([, value]) => `${name}: ${value}`,
    ),
  );
  expect(others).toEqual([]);
});
