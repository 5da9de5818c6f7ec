import { describe, expect, test } from 'vitest';
import { ANY, type PayRatio, preselected, weighedMethods } from './pay-ratio.ts';

const row = (
  country: string,
  currency: PayRatio['currency'],
  method: string,
  weight: number,
  kind: PayRatio['kind'] = 'subscription',
): PayRatio => ({ country, currency, kind, method, weight });

const rows = [
  row(ANY, ANY, 'card', 10),
  row(ANY, 'EUR', 'paypal', 5),
  row('DE', ANY, 'transfer', 7),
  row('DE', 'EUR', 'card', 3),
  row('DE', 'EUR', 'paypal', 8),
  row('DE', 'EUR', 'wallet', 8),
];

describe('the weights of a purchase', () => {
  test.each([
    ['DE', 'EUR', ['paypal 8', 'wallet 8', 'card 3']],
    ['DE', 'USD', ['transfer 7']],
    ['FR', 'EUR', ['paypal 5']],
    [undefined, 'EUR', ['paypal 5']],
    ['US', 'USD', ['card 10']],
  ] as const)('in %s and %s are those of the narrowest place', (country, currency, said) => {
    const weighed = weighedMethods(rows, { country, currency }, 'subscription');
    expect(weighed.map(({ method, weight }) => `${method} ${weight}`)).toEqual(said);
  });

  test('of one kind say nothing of the other', () => {
    expect(weighedMethods(rows, { country: 'US', currency: 'USD' }, 'non_subscription')).toEqual([]);
  });
});

test('preselected is the heaviest method that can be used', () => {
  const methods = [
    { method: 'paypal', weight: 8 },
    { method: 'card', weight: 3 },
  ];
  expect(preselected(methods, ['card', 'paypal'])).toBe('paypal');
  expect(preselected(methods, ['card'])).toBe('card');
  expect(preselected([{ method: 'paypal', weight: 0 }], ['card', 'paypal'])).toBe('card');
  expect(preselected([], ['card'])).toBe('card');
});
