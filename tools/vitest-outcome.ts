import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';
import type { Failure } from './failures.ts';
import type { Outcome } from './test-reports.ts';

/** The environment variable with the path of the reporter's file. */
export const OUTCOME_FILE = 'VITEST_OUTCOME_FILE';

/** A reporter for vitest, whose own JSON does not tell which hook failed, or what failed outside of tests. */
export default class OutcomeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env[OUTCOME_FILE] ?? '';
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(outcomeOf(modules, unhandled)));
  }
}

/** A failing hook, or a file that can't be loaded, counts as one failed test. */
function outcomeOf(modules: readonly TestModule[], unhandled: readonly SerializedError[]): Outcome {
  const outcome = { passed: 0, failed: 0, skipped: 0 };
  const failures: Failure[] = [];
  const fail = (test: string, errors: readonly SerializedError[]) => {
    outcome.failed += 1;
    failures.push({ test, error: errors.map(inWords).join('\n') });
  };
  for (const module of modules) {
    const file = relative(process.cwd(), module.moduleId);
    if (module.errors().length > 0) fail(file, module.errors());
    for (const suite of module.children.allSuites()) {
      if (suite.errors().length > 0) fail(`${file} › ${suite.fullName}`, suite.errors());
    }
    for (const test of module.children.allTests()) {
      const { state, errors } = test.result();
      if (state === 'failed') fail(`${file} › ${test.fullName}`, errors);
      else outcome[state === 'passed' ? 'passed' : 'skipped'] += 1;
    }
  }
  for (const error of unhandled) fail('outside of the tests', [error]);
  return { ...outcome, failures };
}

/** With the first stack frame in our own code; the rest of a stack is inside vitest. */
function inWords({ name, message, stack = '', diff = '' }: SerializedError): string {
  const place = stack.split('\n').find((line) => /^\s+at /.test(line) && !/node_modules|node:/.test(line));
  return [`${name ?? 'Error'}: ${message}`, place, diff].filter(Boolean).join('\n');
}
