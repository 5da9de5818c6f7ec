import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { lastLines } from './failures.ts';
import type { Outcome } from './test-reports.ts';

export interface Step {
  name: string;
  /** Steps that have to end before this one starts, whether they succeed or not; they are listed before it. */
  after?: readonly Step[];
  run(): Promise<Outcome>;
}

export const PASSED: Outcome = { passed: 1, failed: 0, skipped: 0, failures: [] };

/** The outcome of a step that failed as a whole. */
export const failedStep = (name: string, error: string): Outcome => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  failures: [{ test: name, error }],
});

export const root = join(import.meta.dirname, '..');

/** Runs a script with Node; its output is passed on at once when `aloud`, otherwise when it fails. */
function runNode(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { aloud = false } = {},
): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      // Whole lines, because other steps write at the same time.
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

/** A step of a tool whose exit code is the verdict. */
export function verdictStep(name: string, args: readonly string[], env: NodeJS.ProcessEnv): Step {
  return {
    name,
    async run() {
      const { code, output } = await runNode(args, env);
      return code === 0 ? PASSED : failedStep(name, lastLines(output));
    },
  };
}

/** A step of our own check, which returns the problems it found. */
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

/** A step of a test runner that writes a report; without one it counts as failed, because nothing was proved. */
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
      // The runner failed for a reason that belongs to no test, such as an error outside of them.
      if (code !== 0 && outcome.failed === 0) {
        const { failures } = failedStep(name, `ended with ${code}\n${lastLines(output)}`);
        return { ...outcome, failed: 1, failures };
      }
      return outcome;
    },
  };
}
