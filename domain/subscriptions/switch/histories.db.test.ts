import type { Term } from '@spindle/platform/licence-types.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { projectOffer } from '../../catalogue/project-offer.ts';
import { orderDetails } from '../../fulfilment/order-details.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { grantsOfLicence } from '../../licences/grants-of-licence.ts';
import type { Order } from '../../orders/order.ts';
import { goodOf, sumOf } from '../../payments/credits/credit.ts';
import { creditsOf } from '../../payments/credits/credits-of.ts';
import type { Subscription } from '../subscription.ts';
import { creditingShop, withPrice } from '../testing/crediting-shop.ts';
import { again, doDue, subscribe } from '../testing/subscribed.ts';

const { clock, shop, deps, db, start, ordersOf, change, refund, dispute, add } = await creditingShop();

test('whatever is switched, refunded, disputed and renewed, no more is credited and refunded than was paid, and no licence outlives its grants', async () => {
  const day = fc.integer({ min: 1, max: 40 });
  const which = fc.nat(5);
  const step = fc.oneof(
    fc.record({ does: fc.constant('switch' as const), day, to: fc.constantFrom<Term>('1M', '1Y') }),
    fc.record({ does: fc.constant('refund' as const), day, which, part: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ does: fc.constant('lose' as const), day, which }),
    fc.record({ does: fc.constant('renew' as const), day }),
    fc.record({ does: fc.constant('add' as const), day }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
      await start();
      const subscription = await subscribe(shop);
      let price = 2000;
      for (const one of steps) {
        clock.set(new Date(clock.now().getTime() + one.day * 86_400_000));
        if (one.does === 'switch') {
          price += 1000;
          await projectOffer(db, withPrice(one.to, price));
          await change(await again(shop, subscription), one.to, price);
        } else if (one.does === 'renew') await doDue(shop);
        else if (one.does === 'add') await add(await again(shop, subscription));
        else await goBack((await ordersOf())[one.which], one);
        await checkBooks(subscription);
      }
    }),
    {
      numRuns: Number(process.env.SWITCH_RUNS ?? 5),
      examples: [
        [
          [
            { does: 'add', day: 1 },
            { does: 'switch', day: 15, to: '1Y' },
            { does: 'refund', day: 4, which: 1, part: 1 },
          ],
        ],
      ],
    },
  );
});

async function goBack(
  order: Pick<Order, 'id' | 'totalMinor'> | undefined,
  how: { does: 'refund'; part: number } | { does: 'lose' },
) {
  if (!order || order.totalMinor === 0) return;
  if (how.does === 'lose') await dispute(order.id, 'lost');
  else
    await refund(order.id, how.part === 1 ? 'rest' : { amountMinor: Math.ceil(order.totalMinor / how.part) });
}

async function checkBooks(subscription: Subscription) {
  for (const { number } of await ordersOf()) {
    const { balances = [], order } = (await orderDetails(deps, number)) ?? {};
    for (const { paidMinor, refundedMinor, carriedMinor } of balances) {
      expect(carriedMinor).toBeGreaterThanOrEqual(0);
      // A payment that was charged back is lost, even if it was refunded or credited before.
      if (order?.state !== 'charged_back')
        expect(refundedMinor + carriedMinor).toBeLessThanOrEqual(paidMinor);
    }
  }
  const now = await again(shop, subscription);
  expect(now.balanceMinor).toBe(sumOf(goodOf(await creditsOf(db, { holderId: now.id }))));
  const licence = (await findLicence(db, subscription.licenceId)) ?? expect.fail();
  const standing = (await grantsOfLicence(db, licence.id)).filter(({ takenBackAt }) => !takenBackAt);
  if (standing.length === 0) expect(licence.state).toBe('revoked');
  const ends = standing.map((grant) => grant.worksUntil?.getTime() ?? Number.POSITIVE_INFINITY);
  if (licence.state !== 'revoked') expect(licence.worksUntil?.getTime()).toBe(Math.max(...ends));
  // Added time that has not begun starts only after all other grants.
  for (const coming of standing.filter(({ source }) => source === 'exchange_code')) {
    if (coming.startsAt < clock.now()) continue;
    const before = standing.filter(({ startsAt }) => startsAt < coming.startsAt);
    const last = Math.max(...before.map(({ worksUntil }) => worksUntil?.getTime() ?? 0));
    expect(last).toBeLessThanOrEqual(coming.startsAt.getTime());
  }
}
