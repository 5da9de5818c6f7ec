import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { waitUntilGone } from './processes.ts';
import { runScript } from './run-script.ts';

it('a tied script ends when the launcher is killed', async () => {
  const script =
    'console.log(process.pid); process.once("disconnect", () => process.exit(1)); setInterval(() => {}, 1000);';
  const program = `import { runScript } from '${join(import.meta.dirname, 'run-script.ts')}';
    const command = ['--eval', ${JSON.stringify(script)}];
    await runScript({ command, cwd: '/', env: process.env, aloud: true, tied: true }, '');`;
  const launcher = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [told] = await once(launcher.stdout, 'data');
  const pid = Number(told);
  expect(pid).toBeGreaterThan(0);
  launcher.kill('SIGKILL');
  expect(await waitUntilGone(pid, 60_000)).toBe(true);
});

it('a script that is told to end before it begins never begins', async () => {
  const command = ['--eval', 'setTimeout(() => {}, 60_000)'];
  const signal = AbortSignal.abort(new Error('stopping'));
  await expect(runScript({ command, cwd: '/', env: process.env, signal }, '')).rejects.toThrow('stopping');
});
