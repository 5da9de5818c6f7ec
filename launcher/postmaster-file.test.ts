import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findPostmaster, parsePostmasterFile, stopLeftoverPostmaster } from './postmaster-file.ts';

const complete = '4711\n/srv/data\n1790000000\n5433\n\n127.0.0.1\n  8398464         0\nready   \n';

it('reads the process id and the port', () => {
  expect(parsePostmasterFile(complete)).toEqual({ pid: 4711, port: 5433 });
});

it('reads a file that was cut off while the server started', () => {
  expect(parsePostmasterFile('4711\n/srv/data\n')).toEqual({ pid: 4711, port: 0 });
  expect(parsePostmasterFile('')).toBeUndefined();
  expect(parsePostmasterFile('not a number\n')).toBeUndefined();
});

it('does not take another program with a reused process id for a server', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'spindle-postmaster-'));
  writeFileSync(join(directory, 'postmaster.pid'), complete.replace('4711', String(process.ppid)));
  expect(findPostmaster(directory)).toBeUndefined();
  expect(await stopLeftoverPostmaster(directory)).toBe(false);
  rmSync(directory, { recursive: true });
});
