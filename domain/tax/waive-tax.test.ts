import { CURRENCIES } from '@spindle/platform/currencies.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { netPrice, waiveTax } from './waive-tax.ts';

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

test('of yen, prices stay whole tens', () => {
  const lines = [
    { listMinor: 6980, discountMinor: 700, totalMinor: 6280 },
    { listMinor: 4480, discountMinor: 0, totalMinor: 4480 },
  ];
  expect(waiveTax(lines, 2000, 'JPY')).toEqual([
    { listMinor: 5820, discountMinor: 580, totalMinor: 5240 },
    { listMinor: 3730, discountMinor: 0, totalMinor: 3730 },
  ]);
});

test('the lines add up, stay whole and cost no more than before', () => {
  const amount = fc.nat(10 ** 7);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(amount, amount), { minLength: 1, maxLength: 10 }),
      fc.nat(5000),
      fc.constantFrom(...CURRENCIES),
      (amounts, rateBp, currency) => {
        const unit = currency === 'JPY' ? 10 : 1;
        const lines = amounts.map(([total, discount]) => ({
          ...{ totalMinor: total * unit, discountMinor: discount * unit },
          listMinor: (total + discount) * unit,
        }));
        const net = waiveTax(lines, rateBp, currency);
        const sum = (of: typeof lines) => of.reduce((all, { totalMinor }) => all + totalMinor, 0);
        expect(sum(net)).toBe(netPrice(sum(lines), rateBp, currency));
        net.forEach((after, index) => {
          expect(after.listMinor).toBe(after.discountMinor + after.totalMinor);
          for (const part of [after.discountMinor, after.totalMinor]) {
            expect(part).toBeGreaterThanOrEqual(0);
            expect(part % unit).toBe(0);
          }
          expect(after.totalMinor).toBeLessThanOrEqual(lines[index]?.totalMinor ?? 0);
          expect(after.discountMinor).toBeLessThanOrEqual(lines[index]?.discountMinor ?? 0);
        });
      },
    ),
  );
});
