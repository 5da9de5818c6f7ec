import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

const notOurs = [...configDefaults.exclude, 'e2e/**', '**/build/**', '**/.next/**', '**/.cache/**'];

/** A file's name says what it needs; see "Tests" in ARCHITECTURE.md. */
const DATABASE = '**/*.db.test.{ts,tsx}';
const HEAVY = '**/*.heavy.test.{ts,tsx}';

/** Half of what a worker takes to load the modules. */
const execArgv = ['--import', join(import.meta.dirname, 'platform/resolve-drizzle.ts')];

export default defineConfig({
  test: {
    // Ends what hangs; no test relies on it, so it allows for a machine that does other work.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 280_000 } },
    // The tests wait for databases and programs as much as they compute.
    maxWorkers: 2,
    // A style sheet's address is part of the markup that tests look at.
    css: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...notOurs, DATABASE, HEAVY],
          isolate: false,
          pool: 'threads',
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: [DATABASE],
          exclude: notOurs,
          alias: {
            'better-auth/crypto': join(import.meta.dirname, 'domain/accounts/testing/least-work-hash.ts'),
          },
          // Loading the modules anew takes longer than most of these tests.
          isolate: false,
          execArgv,
          globalSetup: 'tools/vitest-postgres.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'heavy',
          include: [HEAVY],
          exclude: notOurs,
          // Crashes and hanging servers are waited for: two cores take three files at a time.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          execArgv,
          globalSetup: 'tools/vitest-postgres.ts',
        },
      },
    ],
  },
});
