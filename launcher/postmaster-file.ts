import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandOf, isAlive, signal, waitUntilGone } from './processes.ts';

/** What a running PostgreSQL server writes into its data directory. */
export interface PostmasterFile {
  pid: number;
  port: number;
}

/** Parses `postmaster.pid`: one value per line, the process id in the first and the port in the fourth. */
export function parsePostmasterFile(text: string): PostmasterFile | undefined {
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  // A server that was killed while starting leaves a file without a port.
  return { pid, port: Number.isInteger(port) ? port : 0 };
}

/** The server that runs on a data directory, if any. */
export function findPostmaster(dataDirectory: string): PostmasterFile | undefined {
  let text: string;
  try {
    text = readFileSync(join(dataDirectory, 'postmaster.pid'), 'utf8');
  } catch {
    return undefined;
  }
  const found = parsePostmasterFile(text);
  // Process ids are reused, in containers very soon, so only a process that looks like PostgreSQL counts.
  return found && isAlive(found.pid) && /postgres/.test(commandOf(found.pid)) ? found : undefined;
}

/**
 * Stops the server that a killed launcher left running on a data directory, and removes its lock file.
 * @returns whether there was one.
 */
export async function stopLeftoverPostmaster(dataDirectory: string): Promise<boolean> {
  const leftover = findPostmaster(dataDirectory);
  if (leftover) await stopPostmaster(leftover.pid);
  // A stale lock file whose process id now belongs to another program would keep PostgreSQL from starting.
  rmSync(join(dataDirectory, 'postmaster.pid'), { force: true });
  return leftover !== undefined;
}

/** A fast shutdown (open transactions are rolled back), then an immediate one if that takes more than 10 s. */
export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  if (await waitUntilGone(pid, 10_000)) return;
  signal(pid, 'SIGQUIT');
  if (await waitUntilGone(pid, 5_000)) return;
  signal(pid, 'SIGKILL');
  await waitUntilGone(pid, 5_000);
}
