import { execFileSync } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isAlive, signal, waitUntilGone } from './processes.ts';
import { StartProblem } from './start-problem.ts';

/** A process, with its start time, so that it can't be mistaken for a later one with the same id. */
const running = z.object({ pid: z.int().positive(), born: z.string() });
type Running = z.infer<typeof running>;
const runFile = z.object({ launcher: running, programs: z.array(running) });

/** How long a program may take to notice that its launcher is gone and to drain, in ms. */
const LEFTOVER_GRACE = 12_000;

/** Records which processes run from a data directory, so that the next start can clean up after `kill -9`. */
export function writeRunFile(dataDirectory: string, programs: readonly (number | undefined)[]): void {
  const known = (pid: number): Running => ({ pid, born: birthOf(pid) });
  const file = join(dataDirectory, 'launcher.json');
  // Replaced as a whole: on a full disk the former file stays.
  writeFileSync(
    `${file}.new`,
    JSON.stringify({
      launcher: known(process.pid),
      programs: programs.filter((pid) => pid !== undefined).map(known),
    }),
  );
  renameSync(`${file}.new`, file);
}

export function removeRunFile(dataDirectory: string): void {
  rmSync(join(dataDirectory, 'launcher.json'), { force: true });
}

/**
 * Waits for the programs of a launcher that was killed, and kills those that do not end by themselves.
 * @throws {StartProblem} when a launcher still runs from this directory.
 * @returns whether there were any.
 */
export async function clearLeftovers(dataDirectory: string): Promise<boolean> {
  let left: z.infer<typeof runFile>;
  try {
    left = runFile.parse(JSON.parse(readFileSync(join(dataDirectory, 'launcher.json'), 'utf8')));
  } catch {
    // There is no file, or it was cut off while being written.
    return false;
  }
  if (isStill(left.launcher)) {
    throw new StartProblem(
      `The shop already runs from ${dataDirectory} (process ${left.launcher.pid}): stop it first, or set DATA_DIR and the ports for a second one.`,
    );
  }
  const leftover = left.programs.filter(isStill);
  await Promise.all(
    leftover.map(async ({ pid }) => {
      signal(pid, 'SIGTERM');
      if (!(await waitUntilGone(pid, LEFTOVER_GRACE))) signal(pid, 'SIGKILL');
      await waitUntilGone(pid, LEFTOVER_GRACE);
    }),
  );
  removeRunFile(dataDirectory);
  return leftover.length > 0;
}

function isStill({ pid, born }: Running): boolean {
  return isAlive(pid) && birthOf(pid) === born;
}

/** When a process was started, in whatever unit the system reports. */
function birthOf(pid: number): string {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    }
    // Field 22; the command's name in field 2 may contain spaces and parentheses.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
