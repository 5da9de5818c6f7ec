import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { untilDisconnected } from '@spindle/platform/testing/database.ts';
import { expect } from 'vitest';

/** A program of ours that runs until it is killed. */
export interface Condemned {
  /** The URL of a database, to be passed to the program: `kill` then waits for the connections made with it. */
  named(url: string): string;
  /** Sends it one line. */
  tell(line: string): void;
  /** The next line of its output. */
  says(): Promise<string>;
  /**
   * Resolves once the database has also dropped the program's connections and locks: a row that is still locked would be
   * skipped.
   * @throws if the program has ended by itself, or has printed anything more
   */
  kill(): Promise<void>;
}

/** Runs a program of ours until it prints that it has reached the point, then kills it. */
export async function killAt(
  program: string,
  { url, point }: { url: string; point: string },
  ...more: string[]
): Promise<void> {
  const child = startCondemned(program, (named) => [named(url), point, ...more]);
  const said = await child.says().finally(child.kill);
  expect(said).toBe(point);
}

/** @param argsFor is called with `named`, for database URLs among the arguments */
export function startCondemned(
  program: string,
  argsFor: (named: Condemned['named']) => readonly string[],
): Condemned {
  const name = randomUUID();
  // In the URL and not in PGAPPNAME, which the job queue's connections would override.
  const named = (url: string) => {
    const address = new URL(url);
    address.searchParams.set('application_name', name);
    return address.href;
  };
  const child = spawn(
    process.execPath,
    [
      ...['--import', join(import.meta.dirname, '../../platform/resolve-drizzle.ts')],
      ...['--import', join(import.meta.dirname, 'load-tsx.mjs')],
      ...[program, ...argsFor(named)],
    ],
    { stdio: 'pipe' },
  );
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let complained = '';
  child.stderr.on('data', (chunk) => {
    complained += chunk;
  });
  const exited = once(child, 'exit');
  return {
    named,
    tell: (line) => void child.stdin.write(`${line}\n`),
    async says() {
      const { value, done } = await lines.next();
      if (!done) return value;
      await exited;
      throw new Error(`It ended by itself: ${complained}`);
    },
    async kill() {
      child.kill('SIGKILL');
      const [, signal] = await exited;
      if (signal !== 'SIGKILL') throw new Error(`It ended by itself: ${complained}`);
      const { value, done } = await lines.next();
      if (!done) throw new Error(`It went on: ${value}`);
      await untilDisconnected(name);
    },
  };
}
