import { describeFailures, type Failure, lastLines } from './failures.ts';
import type { Counts } from './test-reports.ts';
import { failedStep, type Step } from './test-step.ts';

/**
 * Runs the steps side by side, each as soon as those before it have ended, even if they failed. Sets the exit code; the last
 * lines list the failures, and the very last one has the counts.
 */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const total: Counts = { passed: 0, failed: 0, skipped: 0 };
  const table: string[] = [];
  const failures: Failure[] = [];
  let interrupted = false;
  for (const name of ['SIGTERM', 'SIGINT'] as const) {
    process.on(name, () => {
      interrupted = true;
    });
  }
  async function runStep(step: Step): Promise<void> {
    if (interrupted) {
      table.push(`FAILED           ${step.name}: not run`);
      total.failed += 1;
      return;
    }
    process.stdout.write(`\n── ${step.name}\n`);
    const begun = performance.now();
    const { failures: found, ...counts } = await step.run().catch((error: unknown) => {
      const { message } = error as Error;
      process.stdout.write(`  ${message}\n`);
      return failedStep(step.name, lastLines(message));
    });
    failures.push(...found);
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key];
    const verdict = counts.failed > 0 ? 'FAILED' : 'ok';
    const seconds = `${((performance.now() - begun) / 1000).toFixed(1)} s`;
    table.push(`${verdict.padEnd(7)}${seconds.padStart(8)}  ${step.name}: ${inWords(counts)}`);
    process.stdout.write(`   ${step.name}: ${verdict} (${seconds})\n`);
  }
  const ends = new Map<Step, Promise<void>>();
  for (const step of steps) {
    const before = (step.after ?? []).map((other) => {
      const end = ends.get(other);
      if (!end)
        throw new Error(`“${step.name}” is to come after “${other.name}”, which is not listed before it`);
      return end;
    });
    ends.set(
      step,
      Promise.all(before).then(() => runStep(step)),
    );
  }
  await Promise.all(ends.values());
  const ending = [...table, '', ...describeFailures(failures), inWords(total)];
  process.stdout.write(`\n${ending.join('\n')}\n`);
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

function inWords({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
