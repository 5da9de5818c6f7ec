import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');
// Printed pages are not read by screen readers.
const sheets = globSync('**/*.css', { cwd: folder }).filter((name) => !name.endsWith('print.css'));

const CONTENT = /\bcontent: ([^;]+);/g;
const isMark = (value: string) => /^"(?=.*[^\s"\\])/.test(value.replaceAll('\\00a0', ''));
const hasAlternative = (value: string) => / \/ "[^"]*"$/.test(value);

/** For every rule with a character as content, its last `content`: the one that browsers with alternative texts use. */
function marksOf(css: string): string[] {
  return css
    .split('}')
    .flatMap((rule) => [...rule.matchAll(CONTENT)].at(-1)?.[1] ?? [])
    .filter(isMark);
}

test('a sign that is only to be seen is not read out: its rule says what is said in its place', () => {
  const marks = sheets.flatMap((name) =>
    marksOf(readFileSync(join(folder, name), 'utf8')).map((value) => ({ name, value })),
  );
  expect(marks.length).toBeGreaterThan(0);
  expect(marks.filter(({ value }) => !hasAlternative(value))).toEqual([]);
});
