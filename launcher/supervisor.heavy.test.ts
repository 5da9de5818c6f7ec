import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@spindle/platform/testing/free-port.ts';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { isAlive, waitUntilGone } from './processes.ts';
import { type Supervised, supervise } from './supervisor.ts';

const directory = mkdtempSync(join(tmpdir(), 'spindle-supervisor-'));
const server = join(directory, 'server.mjs');
writeFileSync(
  server,
  `import { createServer } from 'node:http';
   createServer((_, answer) => answer.end('ok')).listen(Number(process.argv[2]));
   process.on('SIGTERM', () => { console.log('drained'); process.exit(0); });`,
);
let supervised: Supervised | undefined;
const lines: string[] = [];

afterEach(async () => {
  await supervised?.stop();
  lines.length = 0;
});
afterAll(() => rmSync(directory, { recursive: true }));

async function superviseServer(command: string[]) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/readyz`;
  const program = { name: 'server', cwd: directory, env: process.env, readyUrl: url };
  supervised = supervise(
    { ...program, command: [...command, String(port)] },
    { line: (_, text) => lines.push(text) },
  );
  return { supervised, url };
}

it('starts a killed program again', async () => {
  const { supervised, url } = await superviseServer([server]);
  await supervised.ready;
  const first = supervised.pid() as number;
  process.kill(first, 'SIGKILL');
  await waitUntilGone(first, 60_000);
  await vi.waitFor(async () => expect((await fetch(url)).status).toBe(200), { timeout: 60_000 });
  expect(supervised.pid()).not.toBe(first);
  expect(lines).toContain('ended (SIGKILL); starting it again in 250 ms');
});

it('lets a program drain and leaves none behind', async () => {
  const { supervised } = await superviseServer([server]);
  await supervised.ready;
  const pid = supervised.pid() as number;
  await supervised.stop();
  expect(isAlive(pid)).toBe(false);
  // Its last line may be read after its end is known.
  await expect.poll(() => lines).toContain('drained');
});

it('gives up on a program that never becomes ready', async () => {
  const { supervised } = await superviseServer(['--eval', 'process.exit(7)']);
  await expect(supervised.ready).rejects.toThrow('The server does not start (exit code 7).');
});
