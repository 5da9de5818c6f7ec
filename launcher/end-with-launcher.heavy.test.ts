import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { waitUntilGone } from './processes.ts';

const directory = mkdtempSync(join(tmpdir(), 'spindle-orphan-'));
chmodSync(directory, 0o755);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

it('ends the database server of a launcher that was killed', async () => {
  const script = `import { startPostgres } from '${join(import.meta.dirname, 'embedded-postgres.ts')}';
    const { pid } = await startPostgres({ directory: '${directory}', grace: 0 });
    console.log(pid);
    setInterval(() => {}, 1000);`;
  const launcher = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [told] = await once(launcher.stdout, 'data');
  const server = Number(told);
  expect(server).toBeGreaterThan(0);
  launcher.kill('SIGKILL');
  expect(await waitUntilGone(server, 60_000)).toBe(true);
});
