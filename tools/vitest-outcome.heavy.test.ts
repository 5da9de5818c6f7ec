import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readVitest } from './test-reports.ts';
import { reportStep, root } from './test-step.ts';
import { OUTCOME_FILE } from './vitest-outcome.ts';

// Below the root, so that vitest can be resolved.
mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache', 'outcome-'));
afterAll(() => rmSync(folder, { recursive: true }));

const PLANTED = `
import { beforeAll, describe, expect, it } from 'vitest';
it('passes', () => {});
it.todo('is to be written');
it('compares', () => expect({ a: 1 }).toEqual({ a: 2 }));
describe('a group', () => {
  beforeAll(() => { throw new Error('no database'); });
  it('is not run', () => {});
});
it('leaves something behind', () => { setTimeout(() => { throw new Error('too late'); }); });
`;

it('names tests, hooks, files and what failed outside of them', async () => {
  writeFileSync(join(folder, 'planted.test.ts'), PLANTED);
  writeFileSync(join(folder, 'broken.test.ts'), "import './nonesuch.ts';");
  const file = join(folder, 'outcome.json');
  const args = ['run', '--root', folder, '--reporter', join(root, 'tools/vitest-outcome.ts')];
  const env = { ...process.env, [OUTCOME_FILE]: file };
  const step = reportStep('planted', [join(root, 'node_modules/vitest/vitest.mjs'), ...args], env, {
    file,
    read: readVitest,
  });
  const { failures, ...counts } = await step.run();
  expect(counts).toEqual({ passed: 2, failed: 4, skipped: 2 });
  const told = failures.map(({ test, error }) => [test.split('/').at(-1), error.split('\n')[0]]);
  expect(told.sort()).toEqual([
    ['broken.test.ts', expect.stringContaining('nonesuch')],
    ['outside of the tests', 'Error: too late'],
    ['planted.test.ts › a group', 'Error: no database'],
    ['planted.test.ts › compares', 'AssertionError: expected { a: 1 } to deeply equal { a: 2 }'],
  ]);
});
