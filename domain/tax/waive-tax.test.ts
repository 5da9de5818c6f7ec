import { CURRENCIES } from '@spindle/platform/currencies.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitTax } from './split-tax.ts';
import { waiveTax } from './waive-tax.ts';

test('a basket without its tax costs its net amount, and each line its part of that', () => {
  const lines = [
    { pid: '643', listMinor: 4595, discountMinor: 460, totalMinor: 4135 },
    { pid: '646', listMinor: 2995, discountMinor: 0, totalMinor: 2995 },
  ];
  expect(waiveTax(lines, 2000, 'EUR')).toEqual([
    { pid: '643', listMinor: 3829, discountMinor: 383, totalMinor: 3446 },
    { pid: '646', listMinor: 2496, discountMinor: 0, totalMinor: 2496 },
  ]);
  expect(waiveTax(lines, 0, 'EUR')).toEqual(lines);
});

test('the lines add up, stay whole and cost no more than before', () => {
  const line = fc
    .record({ totalMinor: fc.nat(10 ** 8), discountMinor: fc.nat(10 ** 7) })
    .map((amounts) => ({ ...amounts, listMinor: amounts.totalMinor + amounts.discountMinor }));
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 10 }),
      fc.nat(5000),
      fc.constantFrom(...CURRENCIES),
      (lines, rateBp, currency) => {
        const net = waiveTax(lines, rateBp, currency);
        const sum = (of: typeof lines) => of.reduce((all, { totalMinor }) => all + totalMinor, 0);
        expect(sum(net)).toBe(splitTax(sum(lines), rateBp, currency).netMinor);
        net.forEach((after, index) => {
          expect(after.listMinor).toBe(after.discountMinor + after.totalMinor);
          expect(Math.min(after.discountMinor, after.totalMinor)).toBeGreaterThanOrEqual(0);
          expect(after.totalMinor).toBeLessThanOrEqual(lines[index]?.totalMinor ?? 0);
          expect(after.discountMinor).toBeLessThanOrEqual(lines[index]?.discountMinor ?? 0);
        });
      },
    ),
  );
});
