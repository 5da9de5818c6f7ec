import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isAlive } from './processes.ts';
import { clearLeftovers, writeRunFile } from './run-file.ts';

const directory = mkdtempSync(join(tmpdir(), 'spindle-run-'));
const file = join(directory, 'launcher.json');
afterAll(() => rmSync(directory, { recursive: true }));

/** Makes the file look as if the launcher that wrote it had been killed. */
function forgetLauncher() {
  const content = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...content, launcher: { pid: process.pid, born: 'long ago' } }));
}

it('refuses a second launcher on the same directory', async () => {
  writeRunFile(directory, []);
  await expect(clearLeftovers(directory)).rejects.toThrow(/already runs from .* stop it first/);
});

it('ends the programs that a killed launcher left', async () => {
  const program = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)']);
  writeRunFile(directory, [program.pid]);
  forgetLauncher();
  expect(await clearLeftovers(directory)).toBe(true);
  expect(isAlive(program.pid as number)).toBe(false);
  expect(await clearLeftovers(directory)).toBe(false);
});

it('leaves a process alone that only has the same id', async () => {
  writeRunFile(directory, [process.ppid]);
  forgetLauncher();
  const content = JSON.parse(readFileSync(file, 'utf8'));
  content.programs[0].born = 'another time';
  writeFileSync(file, JSON.stringify(content));
  expect(await clearLeftovers(directory)).toBe(false);
  expect(isAlive(process.ppid)).toBe(true);
});
