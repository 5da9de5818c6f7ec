import { expect, test } from 'vitest';
import type { Seller } from './seller.ts';
import { sellerParts } from './seller-parts.ts';

const seller = {
  ...{ legalName: 'Spindle Demo GmbH', street: 'Musterweg 1', postalCode: '10115', city: 'Berlin' },
  ...{ country: 'DE', vatId: 'DE000000000', taxId: null },
} as Seller;

test('who sells is named with the country in the reader’s words', () => {
  expect(sellerParts(seller, { locale: 'en', shopName: 'Shop' }).slice(2)).toEqual([
    '10115 Berlin',
    'Germany',
    'DE000000000',
  ]);
  expect(sellerParts(seller, { locale: 'ja', shopName: 'Shop' })).toContain('ドイツ');
  expect(sellerParts(undefined, { locale: 'fr', shopName: 'Shop' })).toEqual(['Shop']);
});
