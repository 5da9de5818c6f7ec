import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { scratchDirectory } from '../tools/scratch-directory.ts';
import { chromiumLaunch } from './chromium.ts';
import { RUN_PREFIX } from './running-shop.ts';

// Workers load this file too: the first process decides, and the others inherit it.
process.env.E2E_DIRECTORY ??= join(scratchDirectory(), `${RUN_PREFIX}${process.pid}`);

const { executablePath, args, env } = await chromiumLaunch();

export default defineConfig({
  testDir: '.',
  outputDir: '.artifacts/results',
  globalSetup: './make-template.ts',
  // Only to end a test that hangs: tests wait for what they need, however busy the machine is.
  timeout: 480_000,
  expect: { timeout: 120_000 },
  // Each has a shop of its own (docs/decisions/0013-a-shop-a-worker.md). Crash tests wait more than they compute: their folder
  // comes first by name, so that the journeys run beside them.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    launchOptions: { executablePath, args, env },
    // Records actions, requests and the console. Pictures of every step, and the page before and after it, would cost a third
    // more than the journeys themselves; `--trace on` records those as well.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    viewport: { width: 1440, height: 900 },
  },
});
