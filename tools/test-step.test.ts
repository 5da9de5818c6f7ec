import { expect, it } from 'vitest';
import { countPlaywright, countVitest, reportStep } from './test-step.ts';

const file = (status: string, ...statuses: string[]) => ({
  status,
  assertionResults: statuses.map((each) => ({ status: each })),
});

it('counts passed, failed and skipped unit tests', () => {
  const report = {
    testResults: [file('failed', 'passed', 'failed'), file('passed', 'passed', 'pending', 'todo')],
  };
  expect(countVitest(report)).toEqual({ passed: 2, failed: 1, skipped: 2 });
});

it('counts a file that could not be loaded as failed', () => {
  expect(countVitest({ testResults: [file('failed')] })).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it('does not count a flaky browser test as passed', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  expect(countPlaywright({ errors: [], stats })).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

it('counts a browser run that could not begin as failed', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(countPlaywright({ errors: [{ message: 'no server' }], stats }).failed).toBe(1);
});

it('counts a runner that leaves no report as failed', async () => {
  const step = reportStep('nothing', ['--eval', ''], process.env, {
    file: '/nonexistent/report.json',
    count: countVitest,
  });
  expect(await step.run()).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
