import { relative } from 'node:path';
import { z } from 'zod';
import type { Failure } from './failures.ts';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** `failed` may be more than what is named. */
export interface Outcome extends Counts {
  failures: readonly Failure[];
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** Reads vitest's JSON report; a file that could not be loaded is one failed test. */
export function readVitest(report: unknown, root: string): Outcome {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const failures: Failure[] = [];
  for (const file of vitestReport.parse(report).testResults) {
    const path = relative(root, file.name);
    let failedInside = false;
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      if (status === 'passed' || status === 'failed') counts[status] += 1;
      else counts.skipped += 1;
      if (status !== 'failed') continue;
      failedInside = true;
      failures.push({ test: `${path} › ${fullName}`, error: failureMessages?.join('\n') ?? '' });
    }
    if (file.status === 'failed' && !failedInside) {
      counts.failed += 1;
      failures.push({ test: path, error: file.message });
    }
  }
  return { ...counts, failures };
}

const playwrightError = z.object({ message: z.string().default('') });

const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.int(),
      tests: z.array(
        z.object({
          status: z.string(),
          results: z.array(z.object({ errors: z.array(playwrightError) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});

const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  errors: z.array(playwrightError),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

/** Reads Playwright's JSON report; a test that passed only when repeated has not passed. */
export function readPlaywright(report: unknown): Outcome {
  const { suites, errors, stats } = playwrightReport.parse(report);
  const failed = stats.unexpected + stats.flaky;
  return {
    passed: stats.expected,
    failed: failed === 0 && errors.length > 0 ? errors.length : failed,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap(failedIn),
      ...errors.map(({ message }) => ({ test: 'outside of the tests', error: message })),
    ],
  };
}

function failedIn({ specs, suites }: z.infer<typeof playwrightSuite>): Failure[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        test: `${file}:${line} › ${title}`,
        error: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
      })),
  );
  return [...own, ...suites.flatMap(failedIn)];
}
