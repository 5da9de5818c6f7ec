import { join } from 'node:path';
import { BUILDS, buildStale } from '@spindle/launcher/builds.ts';
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

/** Tests decide every setting themselves: they must not write to a DATABASE_URL of their environment. */
function withoutSettings(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !SETTINGS.includes(name)),
  ) as NodeJS.ProcessEnv;
}

/** Checks that need no running program; they take seconds. */
export function quickSteps(given: NodeJS.ProcessEnv): Step[] {
  const env = withoutSettings(given);
  return [
    // Results are cached, so that the next check looks only at what has changed.
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

function buildStep(name: string, env: NodeJS.ProcessEnv): Step {
  const builds = BUILDS.filter((build) => build.name === name);
  return {
    name: `build of the ${name}`,
    async run() {
      await buildStale(root, env, { builds, say: (line) => process.stdout.write(`  ${line}\n`) });
      return PASSED;
    },
  };
}

/**
 * All tests. A step that waits leaves its core to another: builds, tests with databases and programs, and browsers run side by
 * side. At most two of those run at a time, which fits into 8 GB.
 */
export function allSteps(given: NodeJS.ProcessEnv): Step[] {
  // Tests start hundreds of programs from the same sources.
  const env = { NODE_COMPILE_CACHE: COMPILE_CACHE, ...withoutSettings(given) };
  const browserReport = join(root, '.cache/playwright.json');
  const storefront = buildStep('storefront', env);
  const pure = vitestStep('pure tests', ['pure'], env);
  const backoffice = { ...buildStep('backoffice', env), after: [storefront] };
  const programs = vitestStep('tests on databases and programs', ['database', 'heavy'], env);
  const playwright = [BIN.playwright, 'test', '--config=e2e/playwright.config.ts'];
  const browser = reportStep(
    'browser',
    // Two workers: the other tests use what these leave of two cores.
    [...playwright, '--workers=2', '--reporter=list,json'],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
    { file: browserReport, read: readPlaywright },
  );
  return [
    storefront,
    backoffice,
    ...quickSteps(given),
    pure,
    // Some of these programs are the built storefront.
    { ...programs, after: [storefront, pure] },
    { ...browser, after: [backoffice] },
  ];
}
