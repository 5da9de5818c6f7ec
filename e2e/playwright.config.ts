import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './chromium.ts';
import { ports, storefront } from './shop.ts';

// Workers load this file too: the first process decides and the others inherit it.
process.env.E2E_DATA_DIR ??= reachable(mkdtempSync(join(tmpdir(), 'spindle-e2e-')));

/** As root the database runs as another user, who must be able to enter its directory. */
function reachable(directory: string): string {
  chmodSync(directory, 0o755);
  return directory;
}

const { executablePath, args, env } = await chromiumLaunch();

export default defineConfig({
  testDir: '.',
  outputDir: '.artifacts/results',
  timeout: 40_000,
  expect: { timeout: 10_000 },
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL: storefront,
    launchOptions: { executablePath, args, env },
    trace: 'retain-on-failure',
    actionTimeout: 10_000,
    viewport: { width: 1440, height: 900 },
  },
  projects: [
    { name: 'journeys', testDir: './journeys' },
    // Programs are killed here, so it waits until nobody else is using the shop.
    { name: 'crashes', testDir: './crashes', dependencies: ['journeys'], workers: 1 },
  ],
  webServer: {
    command: 'exec node launcher/start.ts',
    cwd: '..',
    url: `${storefront}/readyz`,
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: String(ports.storefront),
      BACKOFFICE_PORT: String(ports.backoffice),
      COLLECTOR_PORT: String(ports.collector),
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOCALES: 'en,de,ja,fr,zh',
      LOG_LEVEL: 'warn',
    },
  },
});
