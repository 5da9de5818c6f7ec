import { describe, expect, test } from 'vitest';
import { orderDetails } from '../../fulfilment/order-details.ts';
import { cancelSubscription } from '../cancel/cancel-subscription.ts';
import { refundGood } from '../cancel/refund-good.ts';
import type { GoodToRefund } from '../job-kinds.ts';
import type { Subscription } from '../subscription.ts';
import { creditingShop } from '../testing/crediting-shop.ts';
import { again, subscribe } from '../testing/subscribed.ts';

const { shop, deps, db, ordersOf, change, refund, dispute, worksUntil } = await creditingShop();

describe('what is left to the good', () => {
  async function withGood() {
    const subscription = await subscribe(shop, 'pid=643&opt643=1Y');
    await db.execute(`update shop.subscriptions set renewal_minor = 500`);
    await change(subscription, '1M', 1995);
    expect(await again(shop, subscription)).toMatchObject({ balanceMinor: 1000 });
    const [year] = await ordersOf();
    return { subscription, year: year ?? expect.fail() };
  }
  const end = (subscription: Subscription) =>
    cancelSubscription(
      deps,
      { kind: 'system', name: 'test' },
      { subscriptionId: subscription.id, when: 'now' },
    );
  async function refundQueued() {
    for (const good of await shop.queued('subscriptions.refund-good')) {
      for (let times = 0; times < 2; times++) await refundGood(deps, good as GoodToRefund);
    }
  }

  test('goes back to the card with the end of the subscription, once, on the order it was paid with', async () => {
    const { subscription, year } = await withGood();
    await end(subscription);
    await refundQueued();
    expect(await again(shop, subscription)).toMatchObject({ state: 'ended', balanceMinor: 0 });
    const details = await orderDetails(deps, year.number);
    expect(details?.refunds).toMatchObject([{ amountMinor: 1000, state: 'succeeded' }]);
    expect(await refund(year.id)).toMatchObject({ error: 'nothing_to_refund' });
  });

  test('is asked for again while a bank looks at the order, and not once the bank has taken all', async () => {
    const { subscription, year } = await withGood();
    await end(subscription);
    await dispute(year.id, 'open');
    await expect(refundQueued()).rejects.toThrow('disputed');
    await dispute(year.id, 'lost');
    await refundQueued();
    expect((await orderDetails(deps, year.number))?.refunds).toEqual([]);
  });

  test('is gone where a bank has taken what it was paid with', async () => {
    const { subscription, year } = await withGood();
    await dispute(year.id, 'lost');
    await refundQueued();
    expect(await again(shop, subscription)).toMatchObject({ state: 'ended', balanceMinor: 0 });
    expect((await orderDetails(deps, year.number))?.refunds).toEqual([]);
    expect(await worksUntil(subscription)).toBe('revoked');
  });
});
