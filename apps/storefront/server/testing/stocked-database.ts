import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type TestDatabase, testDatabase, testTemplate } from '@spindle/platform/testing/database.ts';

const PREPARE = join(import.meta.dirname, '../../../../launcher/prepare-database.ts');

/** A database of its own for the calling test file, with the whole demo shop, which is loaded once a run. */
export async function stockedDatabase(): Promise<TestDatabase> {
  return testDatabase(await testTemplate('template_demo', loadDemo));
}

async function loadDemo(url: string): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'spindle-demo-'));
  const settings = {
    DATABASE_URL: url,
    DATA_DIR: directory,
    SECRET: 's'.repeat(32),
    SANDBOX: '1',
    DEMO: '1',
  };
  try {
    await promisify(execFile)(process.execPath, [PREPARE], { env: { ...process.env, ...settings } });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
