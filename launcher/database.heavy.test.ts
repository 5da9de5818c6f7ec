import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { runDatabase } from './database.ts';
import { findPostmaster } from './postmaster-file.ts';

const directory = mkdtempSync(join(tmpdir(), 'spindle-database-'));
chmodSync(directory, 0o755);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

it('leaves no server behind when it is stopped while a killed one comes up again', async () => {
  const data = join(directory, 'data');
  const database = await runDatabase(directory, { say: () => {} });
  const first = findPostmaster(data)?.pid as number;
  process.kill(first, 'SIGKILL');
  // The next server has written its file but does not answer yet.
  while ([undefined, first].includes(findPostmaster(data)?.pid)) await delay(1);
  await database.stop();
  expect(findPostmaster(data)).toBeUndefined();
});
