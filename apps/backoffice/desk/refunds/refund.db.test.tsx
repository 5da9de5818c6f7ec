import { setTimeout as delay } from 'node:timers/promises';
import type { Actor } from '@spindle/domain/actor.ts';
import { paidBasket } from '@spindle/domain/checkout/testing/paid-basket.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { orderDetails } from '@spindle/domain/fulfilment/order-details.ts';
import { lockOrder } from '@spindle/domain/orders/lock-order.ts';
import { fixedClock } from '@spindle/platform/clock.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { deskWords } from '../desk-words.ts';
import { Refund } from './Refund.tsx';

const shop = await testCommerce({ clock: fixedClock(new Date()) });
const staff = (role: 'admin' | 'editor'): Actor => ({
  ...{ kind: 'staff', staffId: '1', email: 'ada@shop.test' },
  role,
});

/**
 * The refund section of an order's page while somebody else holds the order's lock, and whether it appears without
 * waiting for it.
 */
async function whileHeld(role: 'admin' | 'editor', asked: Record<string, string>) {
  const { orderId } = await paidBasket(shop);
  const { number } = (await shop.orders()).find(({ id }) => id === orderId) ?? expect.fail();
  const details = (await orderDetails(shop.deps, number)) ?? expect.fail();
  return shop.db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const section = Refund({
      ...{ details, asked, actor: staff(role), words: deskWords('en').words },
      deps: shop.deps as never,
      labelOf: ({ productName }) => productName,
      format: String,
      money: (amountMinor, currency) => `${amountMinor} ${currency}`,
    });
    return { section, isShown: (await Promise.race([section, delay(3_000, 'waits')])) !== 'waits' };
  });
}

test('an order can be looked at while it is being fulfilled or paid', async () => {
  const { section, isShown } = await whileHeld('admin', {});
  expect(isShown).toBe(true);
  expect(renderToStaticMarkup(await section)).toContain('name="amount"');
});

test('who may send nothing back waits for nobody, whatever they ask', async () => {
  const { section, isShown } = await whileHeld('editor', { refund: '1', amount: '1.00' });
  expect(isShown).toBe(true);
  expect(renderToStaticMarkup(await section)).toContain('role="alert"');
});

test('what a refund would do is said once nobody else changes the order', async () => {
  const { section, isShown } = await whileHeld('admin', { refund: '1', amount: '1.00' });
  expect(isShown).toBe(false);
  expect(renderToStaticMarkup(await section)).toContain('action="/desk/refund-order"');
});
