import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from 'vitest';

/** Runs a program of ours until it says that it stands at the point, then kills it. */
export async function killAt(
  program: string,
  { url, point }: { url: string; point: string },
  ...more: string[]
) {
  expect(await killOnceItSpeaks(program, [url, point, ...more])).toBe(point);
}

/**
 * Runs a program of ours until it says something, then kills it.
 * @param meanwhile what is done between the two
 * @returns the line that it said
 */
export async function killOnceItSpeaks(
  program: string,
  args: readonly string[],
  meanwhile?: () => Promise<void>,
): Promise<string> {
  const child = spawn(
    process.execPath,
    [
      ...['--import', join(import.meta.dirname, '../../platform/resolve-drizzle.ts')],
      ...['--import', join(import.meta.dirname, 'load-tsx.mjs')],
      ...[program, ...args],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  let complained = '';
  child.stderr?.on('data', (chunk) => {
    complained += chunk;
  });
  const spoken = new Promise<void>((resolve) => {
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      if (said.includes('\n')) resolve();
    });
  });
  const exited = once(child, 'exit');
  try {
    await Promise.race([spoken, exited]);
    await meanwhile?.();
  } finally {
    child.kill('SIGKILL');
  }
  const [, signal] = await exited;
  if (signal !== 'SIGKILL' || !said.endsWith('\n'))
    throw new Error(`It ended by itself: ${said}${complained}`);
  return said.trim();
}
