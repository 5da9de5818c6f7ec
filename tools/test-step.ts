import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { lastLines } from './failures.ts';
import type { Outcome } from './test-reports.ts';

export interface Step {
  name: string;
  /** Steps that have to end before it starts, in whatever way; they are listed before it. */
  after?: readonly Step[];
  run(): Promise<Outcome>;
}

export const PASSED: Outcome = { passed: 1, failed: 0, skipped: 0, failures: [] };

/** A step that failed as a whole. */
export const failedStep = (name: string, error: string): Outcome => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [{ test: name, error }],
});

export const root = join(import.meta.dirname, '..');

/** Runs a script with Node; what it says is passed on at once when `aloud`, otherwise when it fails. */
function runNode(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { aloud = false } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      // Whole lines: other steps write beside it.
      createInterface({ input: stream }).on('line', (line) => {
        output += `${line}\n`;
        if (aloud) process.stdout.write(`${line}\n`);
      });
    }
    // Playwright stops its browsers and the shop on this signal only.
    const interrupt = () => child.kill('SIGINT');
    process.on('SIGTERM', interrupt);
    child.once('close', (code) => {
      process.off('SIGTERM', interrupt);
      if (code !== 0 && !aloud) process.stdout.write(output);
      done({ code: code ?? 1, output });
    });
  });
}

/** A tool that says yes or no. */
export function verdictStep(name: string, args: readonly string[], env: NodeJS.ProcessEnv): Step {
  return {
    name,
    async run() {
      const { code, output } = await runNode(args, env);
      return code === 0 ? PASSED : failedStep(name, lastLines(output));
    },
  };
}

/** A check of our own that returns what it found wrong. */
export function checkStep(name: string, check: () => Promise<readonly string[]>): Step {
  return {
    name,
    async run() {
      const found = await check();
      for (const line of found) process.stdout.write(`  ${line}\n`);
      return found.length === 0 ? PASSED : failedStep(name, found.join('\n'));
    },
  };
}

/** A test runner that leaves a report; without one it counts as failed, because nothing was proven. */
export function reportStep(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  report: { file: string; read(report: unknown): Outcome },
): Step {
  return {
    name,
    async run() {
      rmSync(report.file, { force: true });
      const { code, output } = await runNode(args, env, { aloud: true });
      let outcome: Outcome;
      try {
        outcome = report.read(JSON.parse(readFileSync(report.file, 'utf8')));
      } catch (error) {
        const reason = `no report from ${name}: ${(error as Error).message}`;
        process.stdout.write(`  ${reason}\n`);
        return failedStep(name, `${reason}\n${lastLines(output)}`);
      }
      if (outcome.passed + outcome.failed + outcome.skipped === 0) {
        process.stdout.write(`  ${name} ran no tests\n`);
        return failedStep(name, `ran no tests\n${lastLines(output)}`);
      }
      // The runner failed for a reason that no test carries, such as an error outside of them.
      if (code !== 0 && outcome.failed === 0) {
        const { failures } = failedStep(name, `ended with ${code}\n${lastLines(output)}`);
        return { ...outcome, failed: 1, failures };
      }
      return outcome;
    },
  };
}
