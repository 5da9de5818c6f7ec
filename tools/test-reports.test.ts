import { expect, it } from 'vitest';
import { readPlaywright } from './test-reports.ts';

const spec = (title: string, status: string) => ({
  title,
  file: 'journeys/buying.spec.ts',
  line: 7,
  tests: [{ status, results: [{ errors: [{ message: 'it took too long' }] }] }],
});

it('does not count a flaky browser test as passed, and names it wherever it stands', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
  const inner = { title: 'a group', specs: [spec('pays', 'flaky')] };
  const suites = [
    { title: 'a file', specs: [spec('buys', 'unexpected'), spec('looks', 'expected')], suites: [inner] },
  ];
  expect(readPlaywright({ suites, errors: [], stats })).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
    failures: [
      { test: 'journeys/buying.spec.ts:7 › buys', error: 'it took too long' },
      { test: 'journeys/buying.spec.ts:7 › pays', error: 'it took too long' },
    ],
  });
});

it('counts a browser run that could not begin as failed', () => {
  const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  expect(readPlaywright({ suites: [], errors: [{ message: 'no server' }], stats })).toMatchObject({
    failed: 1,
    failures: [{ error: 'no server' }],
  });
});
