import { getTableColumns, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { projectOffer } from '../../catalogue/project-offer.ts';
import { previewRefund } from '../../fulfilment/preview-refund.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { stateAt } from '../../licences/licence.ts';
import { suspendLicence } from '../../licences/suspend-licence.ts';
import { licences } from '../../licences/tables.ts';
import { findOrder } from '../../orders/find-order.ts';
import type { RefundRequest } from '../../payments/refunds/refund.ts';
import { changeLifetimePrice } from '../lifetime/change-lifetime-price.ts';
import { subscriptions } from '../tables.ts';
import { admin, creditingShop, withPrice } from '../testing/crediting-shop.ts';
import { again, doDue, subscribe } from '../testing/subscribed.ts';
import { cancelSubscription } from './cancel-subscription.ts';

const { clock, shop, deps, db, start, at, ordersOf, change, refund, dispute, add } = await creditingShop();

/** The present state of everything that a preview tells about. */
async function standing() {
  const { lineId: _began, ...shown } = getTableColumns(licences);
  const all = await db.select(shown).from(licences).orderBy(licences.id);
  const running = await db.select().from(subscriptions).orderBy(subscriptions.id);
  return {
    licences: all.map((licence) => ({ ...licence, state: stateAt(licence, clock.now()) })),
    running: running.filter(({ state }) => state !== 'ended').map(({ id }) => id),
  };
}

/** Refunds, and expects exactly what the preview has said. */
async function refundAsShown(orderId: string, request: RefundRequest = 'rest') {
  const before = await standing();
  const shown = await previewRefund(deps, admin, { orderId, request });
  expect(await standing()).toEqual(before);
  const refunded = await refund(orderId, request);
  if (!shown.ok) {
    expect(refunded).toEqual(shown);
    return;
  }
  const { preview } = shown;
  expect(refunded).toMatchObject({ ok: true, refund: { amountMinor: preview.amountMinor } });
  expect((await findOrder(db, orderId))?.state).toBe(preview.state);
  const after = await standing();
  const said = new Map(preview.licences.map((one) => [one.licence.id, one]));
  for (const [index, licence] of after.licences.entries()) {
    const { licence: was = before.licences[index], after: then = was } = said.get(licence.id) ?? {};
    expect(was).toMatchObject({ ...before.licences[index] });
    expect(then).toMatchObject({ ...licence });
  }
  const ended = before.running.filter((id) => !after.running.includes(id));
  expect(preview.ends.map(({ subscriptionId }) => subscriptionId)).toEqual(ended);
}

test('a month that is over by then does not come back with the refund of the year that took its place', async () => {
  const subscription = await subscribe(shop);
  at('2027-04-16');
  await change(subscription, '1Y', 2995);
  const year = (await ordersOf())[1] ?? expect.fail();
  at('2027-06-16');
  expect(await previewRefund(deps, admin, { orderId: year.id, request: 'rest' })).toMatchObject({
    preview: {
      licences: [{ licence: { state: 'active' }, after: { state: 'expired', licenceType: '1M' } }],
      ends: [
        { subscriptionId: subscription.id, pid: subscription.pid, productName: subscription.productName },
      ],
    },
  });
  await refundAsShown(year.id);
});

test('an earlier month that is given back as a favour takes no grace away', async () => {
  const subscription = await subscribe(shop);
  await db.execute(sql`update shop.sandbox_cards set behaviour = 'declined'`);
  at('2027-05-01');
  await doDue(shop);
  expect(await again(shop, subscription)).toMatchObject({ state: 'past_due' });
  const [month] = await ordersOf();
  await refundAsShown(month?.id ?? '', { amountMinor: 500 });
  await refundAsShown(month?.id ?? '');
  expect(await again(shop, subscription)).toMatchObject({ state: 'ended', endReason: 'refunded' });
});

test('whatever happened before, a refund does exactly what its preview says', async () => {
  const day = fc.integer({ min: 1, max: 40 });
  const which = fc.nat(5);
  const step = fc.oneof(
    fc.record({ does: fc.constant('switch' as const), day, to: fc.constantFrom('1M', '1Y', 'LFT') }),
    {
      weight: 3,
      arbitrary: fc.record({
        ...{ does: fc.constant('refund' as const), day, which },
        part: fc.integer({ min: 1, max: 3 }),
      }),
    },
    fc.record({ does: fc.constantFrom('lose' as const, 'suspect' as const), day, which }),
    { weight: 2, arbitrary: fc.record({ does: fc.constant('renew' as const), day, pays: fc.boolean() }) },
    fc.record({ does: fc.constantFrom('add' as const, 'suspend' as const, 'cancel' as const), day }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      await start();
      const subscription = await subscribe(shop);
      const { id: subscriptionId, licenceId } = subscription;
      let price = 2000;
      for (const one of steps) {
        clock.set(new Date(clock.now().getTime() + one.day * 86_400_000));
        const order = 'which' in one ? (await ordersOf())[one.which] : undefined;
        if (one.does === 'switch') {
          price += 1000;
          if (one.to === 'LFT') await setLifetimePrice(price);
          else await projectOffer(db, withPrice(one.to, price));
          await change(await again(shop, subscription), one.to, price);
        } else if (one.does === 'renew') {
          await db.execute(sql`update shop.sandbox_cards set behaviour = ${one.pays ? 'pays' : 'declined'}`);
          await doDue(shop);
        } else if (one.does === 'add') await add(await again(shop, subscription));
        else if (one.does === 'suspend') await suspendLicence(deps, admin, { licenceId, to: 'suspended' });
        else if (one.does === 'cancel')
          await cancelSubscription(deps, admin, { subscriptionId, when: 'period_end', reason: 'asked' });
        else if (!order || order.totalMinor === 0) continue;
        else if (one.does === 'lose') await dispute(order.id, 'lost');
        else if (one.does === 'suspect') await dispute(order.id, 'open');
        else if (one.does === 'refund') {
          const part = Math.ceil(order.totalMinor / one.part);
          await refundAsShown(order.id, one.part === 1 ? 'rest' : { amountMinor: part });
        }
        const licence = (await findLicence(db, licenceId)) ?? expect.fail();
        if (licence.state !== 'revoked')
          expect(licence.licenceType === 'LFT').toBe(licence.worksUntil === null);
      }
    }),
    { numRuns: Number(process.env.REFUND_RUNS ?? 8) },
  );
});

async function setLifetimePrice(amountMinor: number) {
  for (const term of ['1M', '1Y'] as const) {
    await changeLifetimePrice(deps, admin, { pid: '643', term, currency: 'USD', amountMinor });
  }
}
