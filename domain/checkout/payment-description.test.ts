import { expect, test } from 'vitest';
import { paymentDescription } from './payment-description.ts';

test.each([
  ['en', 'LFT', 'DVD Ripper · Lifetime'],
  ['de', '1Y', 'DVD Ripper · 1 Jahr'],
  ['ja', 'Lifetime+5PC', 'DVD Ripper · 買い切り（5台）'],
] as const)('in %s a licence of type %s is %s', (locale, licenceType, said) => {
  const lines = [{ productName: 'DVD Ripper', licenceType, quantity: 1 }];
  expect(paymentDescription({ lines, locale })).toBe(said);
});

test('every line is named, with how many of it', () => {
  const lines = [
    { productName: 'DVD Ripper', licenceType: 'LFT', quantity: 3 },
    { productName: 'Blu-ray Ripper', licenceType: '1Y', quantity: 1 },
  ] as const;
  expect(paymentDescription({ lines, locale: 'en' })).toBe(
    '3 × DVD Ripper · Lifetime, Blu-ray Ripper · 1 year',
  );
  expect(paymentDescription({ lines, locale: 'ja' })).toBe('3 × DVD Ripper · 買い切り、Blu-ray Ripper · 1年');
});
