import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** The commands whose program reads the shop's settings. */
const readers = Object.entries(scripts).filter(([, command]) => {
  const file = /(launcher|tools)\/[\w-]+\.ts/.exec(command)?.[0];
  return (
    file && /readLaunchSettings\(|runShop\(|process\.env\.STRIPE/.test(readFileSync(join(root, file), 'utf8'))
  );
});

test('finds the commands', () => {
  expect(readers.map(([name]) => name)).toEqual(expect.arrayContaining(['start', 'dev', 'migrate', 'clock']));
});

// `.env.example` promises it.
test.each(readers)('npm run %s takes settings from .env', (_, command) => {
  expect(command).toContain('--env-file-if-exists=.env ');
});
