import { beforeEach, expect, test } from 'vitest';
import { members } from '../accounts/tables.ts';
import { paidBasket } from '../checkout/testing/paid-basket.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { licencesOfOrder } from '../licences/licences-of-order.ts';
import { listOrders } from '../orders/list-orders.ts';
import { findBuyer } from './find-buyer.ts';

const shop = await testCommerce();
const { deps, db } = shop;
beforeEach(() => shop.empty());

test('address, order number and key lead to the same buyer', async () => {
  const { orderId } = await paidBasket(shop);
  const [order] = await shop.orders();
  const [licence] = await licencesOfOrder(deps, orderId);
  const buyer = { email: 'kei@example.test', memberId: order?.memberId };
  expect(buyer.memberId).toBeTruthy();
  for (const written of [' Kei@Example.test', order?.number.toLowerCase() ?? '', licence?.key ?? '']) {
    expect(await findBuyer(db, written)).toEqual(buyer);
  }
});

test('who has moved is found by all that is theirs, with the orders of the address before', async () => {
  const { orderId } = await paidBasket(shop);
  const [order] = await shop.orders();
  const [licence] = await licencesOfOrder(deps, orderId);
  const email = 'kei@new.example.test';
  await db.update(members).set({ email });
  for (const written of [email, order?.number ?? '', licence?.key ?? '']) {
    const buyer = (await findBuyer(db, written)) ?? expect.fail();
    expect(buyer).toEqual({ email, memberId: order?.memberId });
    expect((await listOrders(db, { buyer })).orders).toMatchObject([{ id: orderId }]);
  }
});

test('an address without an account is one all the same; what is nobody’s finds nobody', async () => {
  expect(await findBuyer(db, 'mia@example.test')).toEqual({ email: 'mia@example.test', memberId: undefined });
  expect(await findBuyer(db, 'SP-00000-00000')).toBeUndefined();
});
