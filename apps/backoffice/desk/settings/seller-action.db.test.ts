import type { Actor } from '@spindle/domain/actor.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { findSeller } from '@spindle/domain/seller/find-seller.ts';
import { expect, test } from 'vitest';
import { saveSellerAction } from './seller-action.ts';

const shop = await testCommerce();
const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@spindle.test', role: 'admin' };

function form(fields: Readonly<Record<string, string>>): FormData {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  return sent;
}
const typed = {
  ...{
    legalName: 'Spindle KK',
    street: '丸の内1-2-3',
    postalCode: '100-0005',
    city: '千代田区',
    country: 'jp',
  },
  ...{ vatId: '', taxId: 'T1234567890123', timeZone: 'Asia/Tokyo ' },
};

test('the form writes who sells, and what does not fit comes back as it was typed', async () => {
  expect(await saveSellerAction(shop, admin, form(typed))).toEqual({ done: 'seller' });
  expect(await findSeller(shop.db)).toEqual({ ...typed, country: 'JP', vatId: null, timeZone: 'Asia/Tokyo' });
  expect(await saveSellerAction(shop, admin, form({ ...typed, timeZone: 'Edo' }))).toEqual({
    ...typed,
    ...{ timeZone: 'Edo', problem: 'seller_invalid' },
  });
});
