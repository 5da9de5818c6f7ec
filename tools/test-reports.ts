import { z } from 'zod';
import type { Failure } from './failures.ts';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** `failed` may be more than the number of listed failures. */
export interface Outcome extends Counts {
  failures: readonly Failure[];
}

const outcome = z.object({
  passed: z.int(),
  failed: z.int(),
  skipped: z.int(),
  failures: z.array(z.object({ test: z.string(), error: z.string() })),
});

/** Reads a report of `vitest-outcome.ts`. */
export const readVitest = (report: unknown): Outcome => outcome.parse(report);

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

/** Reads Playwright's JSON report; a test that passed only on a retry counts as failed. */
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
