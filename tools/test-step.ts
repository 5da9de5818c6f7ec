import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface Step {
  name: string;
  run(): Promise<Counts>;
}

const PASSED: Counts = { passed: 1, failed: 0, skipped: 0 };
const FAILED: Counts = { passed: 0, failed: 1, skipped: 0 };

export const root = join(import.meta.dirname, '..');

/** Runs a script with Node; what it says is passed on at once when `aloud`, otherwise when it fails. */
export function runNode(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { aloud = false } = {},
): Promise<number> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env,
      stdio: ['ignore', aloud ? 'inherit' : 'pipe', aloud ? 'inherit' : 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    // Playwright stops its browsers and the shop on this signal only.
    const interrupt = () => child.kill('SIGINT');
    process.on('SIGTERM', interrupt);
    child.once('close', (code) => {
      process.off('SIGTERM', interrupt);
      if (code !== 0) process.stdout.write(output);
      done(code ?? 1);
    });
  });
}

/** A tool that says yes or no. */
export function verdictStep(name: string, args: readonly string[], env: NodeJS.ProcessEnv): Step {
  return { name, run: async () => ((await runNode(args, env)) === 0 ? PASSED : FAILED) };
}

/** A check of our own that returns what it found wrong. */
export function checkStep(name: string, check: () => Promise<readonly string[]>): Step {
  return {
    name,
    async run() {
      const found = await check();
      for (const line of found) process.stdout.write(`  ${line}\n`);
      return found.length === 0 ? PASSED : FAILED;
    },
  };
}

/** A test runner that leaves a report; without one it counts as failed, because nothing was proven. */
export function reportStep(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  report: { file: string; count(report: unknown): Counts },
): Step {
  return {
    name,
    async run() {
      rmSync(report.file, { force: true });
      const code = await runNode(args, env, { aloud: true });
      let counts: Counts;
      try {
        counts = report.count(JSON.parse(readFileSync(report.file, 'utf8')));
      } catch (error) {
        process.stdout.write(`  no report from ${name}: ${(error as Error).message}\n`);
        return FAILED;
      }
      if (counts.passed + counts.failed + counts.skipped === 0) {
        process.stdout.write(`  ${name} ran no tests\n`);
        return FAILED;
      }
      // The runner failed for a reason that no test carries, such as an error outside of them.
      return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
    },
  };
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

/** Counts vitest's JSON report; a file that could not be loaded is one failed test. */
export function countVitest(report: unknown): Counts {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const file of vitestReport.parse(report).testResults) {
    for (const { status } of file.assertionResults) {
      if (status === 'passed' || status === 'failed') counts[status] += 1;
      else counts.skipped += 1;
    }
    const failedInside = file.assertionResults.some(({ status }) => status === 'failed');
    if (file.status === 'failed' && !failedInside) counts.failed += 1;
  }
  return counts;
}

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

/** Counts Playwright's JSON report; a test that passed only when repeated has not passed. */
export function countPlaywright(report: unknown): Counts {
  const { errors, stats } = playwrightReport.parse(report);
  const failed = stats.unexpected + stats.flaky;
  return {
    passed: stats.expected,
    failed: failed === 0 && errors.length > 0 ? errors.length : failed,
    skipped: stats.skipped,
  };
}
