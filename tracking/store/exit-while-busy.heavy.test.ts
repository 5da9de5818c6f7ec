import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const directory = mkdtempSync(join(tmpdir(), 'spindle-exit-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const program = join(import.meta.dirname, '../testing/exit-while-busy.ts');
const endOf = (...more: string[]) =>
  once(spawn(process.execPath, [program, directory, ...more], { stdio: 'inherit' }), 'exit');

test('a program that exits while the embedded engine works ends at once, neither crashed nor hanging', async () => {
  expect(await endOf()).toEqual([null, 'SIGKILL']);
  // The directory can be opened again, and an exit after the work is an ordinary one.
  expect(await endOf('idle')).toEqual([0, null]);
});
