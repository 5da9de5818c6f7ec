import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'spindle-fingerprint-'));
  mkdirSync(join(root, 'app/ui'), { recursive: true });
  writeFileSync(join(root, 'app/ui/button.tsx'), 'a');
});
afterEach(() => rmSync(root, { recursive: true }));

const take = () => fingerprint(root, ['app', 'package-lock.json']);

it('stays the same while nothing changes', () => {
  expect(take()).toBe(take());
});

it('changes with a byte, a name, a new file and a lock file', () => {
  const seen = new Set([take()]);
  writeFileSync(join(root, 'app/ui/button.tsx'), 'b');
  seen.add(take());
  renameSync(join(root, 'app/ui/button.tsx'), join(root, 'app/ui/knob.tsx'));
  seen.add(take());
  writeFileSync(join(root, 'app/new.ts'), '');
  seen.add(take());
  writeFileSync(join(root, 'package-lock.json'), '{}');
  seen.add(take());
  expect(seen.size).toBe(5);
});

it('does not change with tests, what helps them, notes and what builds leave', () => {
  const before = take();
  for (const folder of ['build', 'node_modules', '.next', 'testing']) {
    mkdirSync(join(root, 'app', folder));
    writeFileSync(join(root, 'app', folder, 'made.js'), 'x');
  }
  writeFileSync(join(root, 'app/ui/button.test.tsx'), 'x');
  writeFileSync(join(root, 'app/ui/buttons-for-test.ts'), 'x');
  writeFileSync(join(root, 'app/README.md'), 'x');
  expect(take()).toBe(before);
});
