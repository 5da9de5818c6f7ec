import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const directory = mkdtempSync(join(tmpdir(), 'spindle-lifecycle-'));
const script = join(directory, 'program.mjs');
writeFileSync(
  script,
  `import { endInOrder } from '${join(import.meta.dirname, 'lifecycle.ts')}';
   const quiet = { info() {}, warn() {}, error() {} };
   const hang = process.argv[2] !== undefined;
   endInOrder(quiet, async () => { if (hang) await new Promise(() => {}); }, hang ? Number(process.argv[2]) : undefined);
   setInterval(() => {}, 1000);
   process.send('running');`,
);
afterAll(() => rmSync(directory, { recursive: true }));

async function start(...args: string[]) {
  const program = fork(script, args);
  await new Promise((done) => program.once('message', done));
  const ended = new Promise<number | null>((done) => program.once('exit', done));
  return { program, ended };
}

it('drains and ends on SIGTERM', async () => {
  const { program, ended } = await start();
  program.kill('SIGTERM');
  expect(await ended).toBe(0);
});

it('drains and ends when the launcher is gone', async () => {
  const { program, ended } = await start();
  program.disconnect();
  expect(await ended).toBe(0);
});

it('ends at once on a second signal', async () => {
  const { program, ended } = await start('60000');
  program.kill('SIGTERM');
  program.kill('SIGINT');
  expect(await ended).toBe(1);
});

it('ends in order when its time is over, whatever hangs on', async () => {
  const { program, ended } = await start('20');
  program.kill('SIGTERM');
  expect(await ended).toBe(0);
});
