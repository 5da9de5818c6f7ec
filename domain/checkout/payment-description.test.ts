import { expect, test } from 'vitest';
import { paymentDescription } from './payment-description.ts';

test.each([
  ['en', 'LFT', 'DVD Ripper · Lifetime'],
  ['de', '1Y', 'DVD Ripper · 1 Jahr'],
  ['ja', 'Lifetime+5PC', 'DVD Ripper · 永久（PC 5台）'],
] as const)('in %s a licence of type %s is %s', (locale, licenceType, said) => {
  expect(paymentDescription({ productName: 'DVD Ripper', licenceType, locale })).toBe(said);
});
