import { join } from 'node:path';
import { buildStale } from '@spindle/launcher/builds.ts';
import { COMPILE_CACHE } from '@spindle/launcher/compile-cache.ts';
import { SETTINGS } from '@spindle/platform/environment.ts';
import { checkMigrations } from './check-migrations.ts';
import { lintStep } from './lint-step.ts';
import { readPlaywright, readVitest } from './test-reports.ts';
import { checkStep, PASSED, reportStep, root, type Step, verdictStep } from './test-step.ts';
import { OUTCOME_FILE } from './vitest-outcome.ts';

const BIN = {
  tsc: 'node_modules/typescript-7/bin/tsc',
  knip: 'node_modules/knip/bin/knip.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
};

const TYPES_FILE = '.cache/types.tsbuildinfo';
const KNIP_CACHE = '.cache/knip';

/** The tests decide every setting themselves: a DATABASE_URL around them must not be what they write to. */
function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !SETTINGS.includes(name)),
  ) as NodeJS.ProcessEnv;
}

/** What needs no running program: seconds. */
export function quickSteps(given: NodeJS.ProcessEnv): Step[] {
  const env = withoutSettings(given);
  return [
    // What they learned is kept, so that the next check looks at what has changed only.
    verdictStep('types', [BIN.tsc, '--project', '.', '--incremental', '--tsBuildInfoFile', TYPES_FILE], env),
    verdictStep('import rules, and that they catch planted violations', ['tools/check-imports.ts'], env),
    verdictStep('unused code', [BIN.knip, '--no-progress', '--cache', '--cache-location', KNIP_CACHE], env),
    lintStep(root, env),
    checkStep('migrations in order', () => checkMigrations(root)),
  ];
}

function vitestStep(name: string, projects: readonly string[], env: NodeJS.ProcessEnv): Step {
  const file = join(root, `.cache/vitest-${projects.join('-')}.json`);
  const reporters = ['--reporter=default', '--reporter=./tools/vitest-outcome.ts'];
  const chosen = projects.flatMap((project) => ['--project', project]);
  return reportStep(
    name,
    [BIN.vitest, 'run', ...chosen, ...reporters],
    { ...env, [OUTCOME_FILE]: file },
    { file, read: readVitest },
  );
}

function builds(env: NodeJS.ProcessEnv): Step {
  return {
    name: 'builds',
    async run() {
      await buildStale(root, env, { say: (line) => process.stdout.write(`  ${line}\n`) });
      return PASSED;
    },
  };
}

/** Every test there is. What uses one core at a time runs side by side. */
export function allSteps(given: NodeJS.ProcessEnv): (Step | Step[])[] {
  // Tests start hundreds of programs, each of the same sources.
  const env = { NODE_COMPILE_CACHE: COMPILE_CACHE, ...withoutSettings(given) };
  const browserReport = join(root, '.cache/playwright.json');
  return [
    [builds(env), ...quickSteps(given), vitestStep('pure tests', ['pure'], env)],
    vitestStep('tests on databases and programs', ['database', 'heavy'], env),
    reportStep(
      'browser',
      [BIN.playwright, 'test', '--config=e2e/playwright.config.ts', '--reporter=list,json'],
      { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
      { file: browserReport, read: readPlaywright },
    ),
  ];
}
