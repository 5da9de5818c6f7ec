import { beforeEach, expect, test } from 'vitest';
import { orders } from '../orders/tables.ts';
import { setRegistration } from '../tax/set-registration.ts';
import { taxRegistrations } from '../tax/tables.ts';
import { taxOfOrder } from '../tax/tax-of-order.ts';
import { begin, form } from './testing/commerce.ts';
import { testCommerce } from './testing/test-commerce.ts';

const shop = await testCommerce();
const { deps, db } = shop;
const registered = { number: 'DE123456789', validFrom: '2020-01-01', validUntil: null } as const;

beforeEach(async () => {
  await shop.empty();
  await db.delete(taxRegistrations);
  const system = { kind: 'system', name: 'test' } as const;
  await setRegistration(deps, system, { ...registered, country: 'DE', scheme: 'domestic' });
  await setRegistration(deps, system, { ...registered, country: 'DE', scheme: 'oss' });
});

const taxOf = async () => {
  const [order] = await db.select().from(orders);
  return order && (await taxOfOrder(db, order.id));
};
const consents = ['delivery', 'withdrawal'] as const;

test.each([
  ['DE', 'domestic', 1900, 734],
  ['FR', 'oss', 2000, 766],
  ['US', 'none', 0, 0],
])('an order from %s is placed with its tax in it: %s at %i', async (country, scheme, rateBp, taxMinor) => {
  await begin(shop, form(undefined, { locale: 'de', country, consents }));
  expect(await db.select().from(orders)).toMatchObject([{ totalMinor: 4595, currency: 'EUR' }]);
  expect(await taxOf()).toMatchObject({
    ...{ country, scheme, rateBp, taxMinor, netMinor: 4595 - taxMinor },
    proofs: [{ kind: 'network', country }],
  });
});

test('an order from nobody knows where has no tax and no proof', async () => {
  await begin(shop, form(undefined, { country: undefined, consents }));
  expect(await taxOf()).toMatchObject({ country: null, scheme: 'none', taxMinor: 0, proofs: [] });
});
