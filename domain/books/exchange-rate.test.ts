import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Conversion, convert, quoteOf } from './exchange-rate.ts';
import { RatesOfDays } from './rates-of-days.ts';
import { readEcbRates } from './read-ecb-rates.ts';

const rate = (from: string, fromPerEuro: string, to = 'EUR', toPerEuro = '1'): Conversion => ({
  ...{ from, to, fromPerEuro, toPerEuro, day: '2026-11-20' },
});

test.each([
  [4995, rate('USD', '1.0823'), 4615],
  [-4995, rate('USD', '1.0823'), -4615],
  [6980, rate('JPY', '163.52'), 4269],
  [1000, rate('EUR', '1', 'JPY', '163.52'), 1635],
  [1000, rate('USD', '1.08', 'SEK', '11.34'), 10_500],
  // Halves are rounded away from zero.
  [1, rate('USD', '2'), 1],
  [-1, rate('USD', '2'), -1],
])('%i at %o is %i', (amount, conversion, converted) => {
  expect(convert(amount, conversion)).toBe(converted);
});

test('what is converted is never further from the exact amount than half a minor unit', () => {
  const perEuro = fc.integer({ min: 100, max: 99_999_999 }).map((units) => (units / 10_000).toFixed(4));
  fc.assert(
    fc.property(
      fc.integer({ min: -2_147_483_648, max: 2_147_483_647 }),
      perEuro,
      perEuro,
      (amount, one, other) => {
        const converted = BigInt(convert(amount, rate('USD', one, 'SEK', other)));
        const scaled = (text: string) => BigInt(text.replace('.', ''));
        // |converted − amount × other ÷ one| ≤ 1/2, without a division.
        const off = 2n * (converted * scaled(one) - BigInt(amount) * scaled(other));
        expect(off <= scaled(one) && -off <= scaled(one)).toBe(true);
      },
    ),
  );
});

test('a rate is quoted as the bank quotes it', () => {
  expect(quoteOf(rate('USD', '1.0820'))).toBe('1.0820');
  expect(quoteOf(rate('JPY', '163.52', 'SEK', '11.34'))).toBe('14.4198');
});

describe('a file of the bank', () => {
  test('all days, and currencies that are gone', () => {
    const file = 'Date,USD,JPY,HRK,\r\n2026-11-20,1.0823,163.52,N/A,\r\n2022-12-30,1.0666,140.66,7.5345,\r\n';
    expect(readEcbRates(file)).toEqual([
      { currency: 'USD', day: '2026-11-20', perEuro: '1.0823' },
      { currency: 'JPY', day: '2026-11-20', perEuro: '163.52' },
      { currency: 'USD', day: '2022-12-30', perEuro: '1.0666' },
      { currency: 'JPY', day: '2022-12-30', perEuro: '140.66' },
      { currency: 'HRK', day: '2022-12-30', perEuro: '7.5345' },
    ]);
  });

  test('one day, as it is written there', () => {
    expect(readEcbRates('﻿Date, USD, JPY, \n2 November 2026, 1.0823, 163.52, \n')).toEqual([
      { currency: 'USD', day: '2026-11-02', perEuro: '1.0823' },
      { currency: 'JPY', day: '2026-11-02', perEuro: '163.52' },
    ]);
  });

  test.each([
    '',
    'Date,USD\n',
    'Day,USD\n2026-11-20,1.08\n',
    'Date,USD\n2026-02-30,1.08\n',
    'Date,USD\n20 Novembre 2026,1.08\n',
    'Date,USD\n2026-11-20,0\n',
    'Date,USD\n2026-11-20,-1.08\n',
    'Date,USD\n2026-11-20,"1,08"\n',
    'Date,dollar\n2026-11-20,1.08\n',
    'Date,USD\n"open',
    'Date,USD\n2026-11-20,1.08,163.52\n',
    'Date,,USD\n2026-11-20,1.08\n',
    'Date,USD,EUR\n2026-11-20,1.08,2\n',
    'Date,USD\n0000-01-01,1.08\n',
    'Date,USD\n2026-11-20,1.08\n2026-11-20,1.09\n',
    'Date,USD,USD\n2026-11-20,1.08,1.08\n',
  ])('%j is none', (file) => {
    expect(readEcbRates(file)).toBeUndefined();
  });

  test('many currencies and lines, and many values of a long day, take as long as the file is', () => {
    const currencies = `Date,${'USD,'.repeat(50_000)}\n${'2026-11-20\n'.repeat(4_000)}`;
    const values = `Date,USD\n1 A${'a'.repeat(400_000)}${',1'.repeat(200_000)}`;
    for (const file of [currencies, values]) {
      const start = performance.now();
      expect(readEcbRates(file)).toBeUndefined();
      expect(performance.now() - start).toBeLessThan(5_000);
    }
  });
});

describe('the rate of a day', () => {
  const rates = new RatesOfDays([
    { currency: 'USD', day: '2026-12-31', perEuro: '1.1' },
    { currency: 'USD', day: '2027-01-04', perEuro: '1.2' },
    { currency: 'SEK', day: '2027-01-04', perEuro: '11' },
  ]);
  const usd = (day: string, to = 'EUR') => ({ from: 'USD', to, day });

  test('is the last one before where the bank is closed, or the next one, as is asked', () => {
    expect(rates.find(usd('2026-12-31'), 'after')).toMatchObject({ day: '2026-12-31', fromPerEuro: '1.1' });
    expect(rates.find(usd('2027-01-03'), 'before')).toMatchObject({ day: '2026-12-31', fromPerEuro: '1.1' });
    expect(rates.find(usd('2027-01-01'), 'after')).toMatchObject({ day: '2027-01-04', fromPerEuro: '1.2' });
  });

  test('is of a day that has both currencies', () => {
    expect(rates.find(usd('2026-12-31', 'SEK'), 'after')).toMatchObject({
      ...{ day: '2027-01-04', fromPerEuro: '1.2', toPerEuro: '11' },
    });
    expect(rates.find(usd('2026-12-31', 'SEK'), 'before')).toBeUndefined();
  });

  test('is not that of another week', () => {
    expect(rates.find(usd('2027-01-11'), 'before')).toBeDefined();
    expect(rates.find(usd('2027-01-12'), 'before')).toBeUndefined();
    expect(rates.find({ from: 'EUR', to: 'EUR', day: '2030-01-01' }, 'before')).toBeDefined();
  });
});
