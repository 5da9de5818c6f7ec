import { expect, it } from 'vitest';
import { describeFailures } from './failures.ts';

const error = `\u001b[31mError\u001b[39m: expected 1

  to be 2
    at check (/shop/node_modules/vitest/index.js:1:2)
    at /shop/domain/prices.test.ts:3:4
    at processTicksAndRejections (node:internal/process/task_queues:103:5)
    ${Array.from({ length: 12 }, (_, nth) => `line ${nth + 4}`).join('\n    ')}`;

it('shows the beginning of an error, without colours and the packages on its way', () => {
  expect(describeFailures([{ test: 'prices.test.ts › adds up', error }])).toEqual([
    '✗ prices.test.ts › adds up',
    '    Error: expected 1',
    '    to be 2',
    '    at /shop/domain/prices.test.ts:3:4',
    ...Array.from({ length: 9 }, (_, nth) => `    line ${nth + 4}`),
  ]);
});

it('needs no more than 24 lines and one that counts the rest', () => {
  for (let failed = 1; failed <= 40; failed++) {
    const lines = describeFailures(Array.from({ length: failed }, () => ({ test: 'a test', error })));
    expect(lines.length).toBeLessThanOrEqual(25);
    expect(lines.filter((line) => line.includes('Error')).length).toBe(Math.min(failed, 10));
  }
});
