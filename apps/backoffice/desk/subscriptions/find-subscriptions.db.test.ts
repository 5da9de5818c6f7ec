import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { subscribe } from '@spindle/domain/subscriptions/testing/subscribed.ts';
import { beforeEach, expect, test } from 'vitest';
import { findSubscriptions } from './find-subscriptions.ts';

const shop = await testCommerce();
const { deps, db } = shop;
beforeEach(() => shop.empty());

test('what is charged next is lowered by the credit of its member', async () => {
  const { id } = await subscribe(shop);
  expect(await findSubscriptions(deps, {}, undefined)).toMatchObject({
    subscriptions: [{ id, nextChargeMinor: 1995 }],
  });
  await db.execute(`update shop.subscriptions set balance_minor = 700`);
  expect(await findSubscriptions(deps, { email: 'KEI@example.test' }, undefined)).toMatchObject({
    subscriptions: [{ id, nextChargeMinor: 1295 }],
  });
  expect(await findSubscriptions(deps, { email: 'nobody@example.test' }, undefined)).toEqual({
    subscriptions: [],
    next: undefined,
  });
});
