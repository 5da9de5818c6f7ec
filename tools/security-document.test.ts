import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const text = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

test('docs/security.md names tests and files that are there', () => {
  const folders = '{apps,content,docs,domain,e2e,platform}/**/*.{ts,tsx,md}';
  const files = new Set(globSync(folders, { cwd: ROOT, exclude: (path) => /node_modules/.test(path) }));
  const names = new Set([...files].map((file) => basename(file)));
  const named = [...text.matchAll(/`([^`\s]+\.(?:tsx?|md))`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !(name.includes('/') ? files : names).has(name))).toEqual([]);
});

test('it has a line for each requirement of V6, V7 and V8 up to level 2', () => {
  const lines = [...text.matchAll(/^\| (([678])\.\d+\.\d+) \| [12] \|/gm)];
  const of = (chapter: string) => lines.filter(([, , each]) => each === chapter).length;
  expect([of('6'), of('7'), of('8')]).toEqual([35, 18, 7]);
  expect(new Set(lines.map(([, number]) => number)).size).toBe(60);
});
