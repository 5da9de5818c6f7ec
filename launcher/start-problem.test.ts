import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeRunFile } from './run-file.ts';
import { asStartProblem } from './start-problem.ts';

const directory = mkdtempSync(join(tmpdir(), 'spindle-full-'));
afterAll(() => rmSync(directory, { recursive: true }));

it('says in one line that a disk is full', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    path: '/srv/spindle/launcher.json',
  });
  expect(asStartProblem(full)?.message).toBe(
    "/srv/spindle/launcher.json can't be written: the disk is full. Make room or set DATA_DIR.",
  );
  expect(asStartProblem(new TypeError('a defect'))).toBeUndefined();
});

it('keeps the former run file when the new one cannot be written', () => {
  writeRunFile(directory, []);
  const before = readFileSync(join(directory, 'launcher.json'), 'utf8');
  // A directory in place of the new file: writing fails as on a full disk, when the former file already exists.
  mkdirSync(join(directory, 'launcher.json.new'));
  expect(() => writeRunFile(directory, [1])).toThrow();
  expect(readFileSync(join(directory, 'launcher.json'), 'utf8')).toBe(before);
});
