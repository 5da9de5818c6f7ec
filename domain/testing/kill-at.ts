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
  const child = spawn(
    process.execPath,
    [
      ...['--import', join(import.meta.dirname, '../../platform/resolve-drizzle.ts')],
      ...['--import', join(import.meta.dirname, 'load-tsx.mjs')],
      ...[program, url, point, ...more],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  let complained = '';
  child.stderr?.on('data', (chunk) => {
    complained += chunk;
  });
  const reached = new Promise<void>((resolve) => {
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      if (said.includes('\n')) resolve();
    });
  });
  const exited = once(child, 'exit');
  await Promise.race([reached, exited]);
  child.kill('SIGKILL');
  const [, signal] = await exited;
  expect({ said, signal, complained }).toMatchObject({ said: `${point}\n`, signal: 'SIGKILL' });
}
