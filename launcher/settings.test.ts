import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readLaunchSettings } from './settings.ts';

const directory = mkdtempSync(join(tmpdir(), 'spindle-settings-'));
afterAll(() => rmSync(directory, { recursive: true }));
const url = 'postgres://user:password@db.example/shop';

it('is the demo in the sandbox on the embedded database when nothing is set', () => {
  const { config, env, embedded } = readLaunchSettings({ DATA_DIR: directory });
  expect(embedded).toBe(true);
  expect(config).toMatchObject({ sandbox: true, demo: true, mode: 'production' });
  expect(env).toMatchObject({ SANDBOX: '1', DEMO: '1', NODE_ENV: 'production' });
});

it('makes a SECRET once and keeps it', () => {
  const first = readLaunchSettings({ DATA_DIR: directory }).config.secret;
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(readLaunchSettings({ DATA_DIR: directory }).config.secret).toBe(first);
});

it('neither plays nor loads the demo on a database of its own', () => {
  const given = { DATA_DIR: directory, DATABASE_URL: url, SECRET: 's'.repeat(32) };
  expect(() => readLaunchSettings(given)).toThrow(/STRIPE_SECRET_KEY: not set/);
  const { config } = readLaunchSettings({ ...given, SANDBOX: '1' });
  expect(config.demo).toBe(false);
  expect(readLaunchSettings({ ...given, SANDBOX: '1', DEMO: '1' }).config.demo).toBe(true);
});

it('makes no SECRET for a real shop', () => {
  expect(() => readLaunchSettings({ DATA_DIR: directory, DATABASE_URL: url })).toThrow(/SECRET: not set/);
});

it('names a DATA_DIR that is no directory', () => {
  const file = join(directory, 'a-file');
  writeFileSync(file, '');
  expect(() => readLaunchSettings({ DATA_DIR: join(file, 'below') })).toThrow(
    /^DATA_DIR: .*cannot be written/,
  );
});
