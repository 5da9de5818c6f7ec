import { expect, test } from 'vitest';
import { formatExactMoney } from './format-exact-money.ts';

test.each([
  [4994, 'USD', 'en', '$49.94'],
  [6975, 'JPY', 'en', '¥6,975'],
  [4994, 'EUR', 'de', '49,94\u00a0€'],
  [66_000, 'KRW', 'en', '₩66,000'],
  [4995, 'usd', 'en', '4995 usd'],
  [4995, '', 'en', '4995'],
] as const)('%i %s in %s is %s', (amountMinor, currency, locale, shown) => {
  expect(formatExactMoney(amountMinor, currency, locale)).toBe(shown);
});
