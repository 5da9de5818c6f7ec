import { expect, it } from 'vitest';
import { readVitest } from './test-reports.ts';
import { reportStep, verdictStep } from './test-step.ts';

it('counts a runner that leaves no report as failed, and says how it ended', async () => {
  const step = reportStep('nothing', ['--eval', 'console.log("what it said")'], process.env, {
    file: '/nonexistent/report.json',
    read: readVitest,
  });
  expect(await step.run()).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: [
      { test: 'nothing', error: expect.stringMatching(/^no report from nothing: .*\nwhat it said$/) },
    ],
  });
});

it('shows the last lines of a tool that says no', async () => {
  const says = 'for (let line = 1; line <= 20; line++) console.log("line", line); process.exitCode = 1';
  const { failures } = await verdictStep('types', ['--eval', says], process.env).run();
  expect(failures).toEqual([
    { test: 'types', error: 'line 15\nline 16\nline 17\nline 18\nline 19\nline 20' },
  ]);
});
