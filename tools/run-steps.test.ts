import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runSteps } from './run-steps.ts';
import { failedStep, PASSED, type Step } from './test-step.ts';

const { exitCode } = process;
let written = '';

beforeEach(() => {
  written = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written += text;
    return true;
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = exitCode;
});

it('starts a step when those before it have ended, and others beside them', async () => {
  const events: string[] = [];
  let endFirst = () => {};
  const first: Step = {
    name: 'first',
    async run() {
      await new Promise<void>((done) => {
        endFirst = done;
      });
      events.push('first ended');
      return PASSED;
    },
  };
  const starts = (name: string, then = () => {}): Step => ({
    name,
    async run() {
      events.push(name);
      then();
      return PASSED;
    },
  });
  const second = { ...starts('second'), after: [first] };
  await runSteps([first, second, starts('beside', () => endFirst())]);
  expect(events).toEqual(['beside', 'first ended', 'second']);
  expect(written).toMatch(/\n3 passed, 0 failed, 0 skipped\n$/);
  expect(process.exitCode).toBe(0);
});

it('runs what comes after a failed one, and fails', async () => {
  const broken: Step = { name: 'broken', run: () => Promise.reject(new Error('no good')) };
  const later: Step = { name: 'later', after: [broken], run: async () => PASSED };
  await runSteps([broken, later]);
  expect(written).toMatch(/✗ broken\n\s+no good\n1 passed, 1 failed, 0 skipped\n$/);
  expect(process.exitCode).toBe(1);
});

it('refuses a step that is to come after one that is not listed before it', async () => {
  const unlisted: Step = { name: 'unlisted', run: async () => failedStep('unlisted', '') };
  const step: Step = { name: 'step', after: [unlisted], run: async () => PASSED };
  await expect(runSteps([step, unlisted])).rejects.toThrow('“unlisted”');
});
