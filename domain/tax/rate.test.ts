import { isEuCountry } from '@spindle/platform/eu-countries.ts';
import { describe, expect, test } from 'vitest';
import { KEPT_RATES } from './kept-rates.ts';
import { allRates, rateOn, taxRate } from './rate.ts';

test('the kept rates are rates, each day of a country once, and hold the whole Union', () => {
  for (const rate of KEPT_RATES) expect(taxRate.safeParse(rate).error).toBeUndefined();
  const keys = KEPT_RATES.map(({ country, validFrom }) => `${country} ${validFrom}`);
  expect(keys).toEqual([...new Set(keys)].toSorted());
  const countries = new Set(KEPT_RATES.map(({ country }) => country));
  expect([...countries].filter(isEuCountry)).toHaveLength(27);
  for (const country of ['GB', 'CH', 'NO', 'JP']) expect(countries).toContain(country);
});

describe('the rate of a day', () => {
  test.each([
    ['DE', '2020-06-30', 1900],
    ['DE', '2020-07-01', 1600],
    ['DE', '2020-12-31', 1600],
    ['DE', '2026-11-22', 1900],
    ['FI', '2026-11-22', 2550],
    ['RO', '2025-07-31', 1900],
    ['RO', '2025-08-01', 2100],
    ['JP', '2026-11-22', 1000],
    ['CH', '2026-11-22', 810],
    ['US', '2026-11-22', undefined],
    ['DE', '2019-12-31', undefined],
  ])('in %s on %s', (country, day, rateBp) => {
    expect(rateOn(KEPT_RATES, country, day)?.rateBp).toBe(rateBp);
  });

  test('that staff have entered stands above the kept one of that day, and ends those before it', () => {
    const entered = [
      { country: 'DE', validFrom: '2021-01-01', rateBp: 1800 },
      { country: 'DE', validFrom: '2027-01-01', rateBp: 2000 },
    ];
    const rates = allRates(entered);
    expect(rateOn(rates, 'DE', '2026-11-22')?.rateBp).toBe(1800);
    expect(rateOn(rates, 'DE', '2027-01-01')?.rateBp).toBe(2000);
    expect(rateOn(rates, 'FR', '2027-01-01')?.rateBp).toBe(2000);
    expect(rates).toHaveLength(KEPT_RATES.length + 1);
  });
});
