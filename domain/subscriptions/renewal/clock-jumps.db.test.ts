import { fixedClock } from '@spindle/platform/clock.ts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { openCommerce } from '../../checkout/testing/commerce.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { reconcile } from '../../fulfilment/reconcile.ts';
import { refundOrder } from '../../fulfilment/refund-order.ts';
import { ADMIN } from '../../fulfilment/testing/admin.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { sandboxPayments } from '../../payments/sandbox/tables.ts';
import { subscriptionPeriods } from '../tables.ts';
import { again, doDue, subscribe } from '../testing/subscribed.ts';

const START = new Date('2027-01-31T10:00:00Z');
const clock = fixedClock(START);
const shop = await testCommerce({ clock });
const { deps, db } = shop;
beforeEach(async () => {
  await shop.empty();
  clock.set(START);
});

const at = (text: string) => clock.set(new Date(`${text}T10:00:00Z`));
const charges = () => db.$count(sandboxPayments, eq(sandboxPayments.kind, 'charge'));
const worksUntil = async (licenceId: string) => (await findLicence(db, licenceId))?.worksUntil;

describe('a clock', () => {
  test('that runs ahead and is put back charges once for a period, and takes nothing away', async () => {
    const { id, licenceId } = await subscribe(shop);
    at('2027-03-05');
    await doDue(shop);
    expect(await charges()).toBe(1);
    at('2027-02-10');
    for (const day of ['2027-02-10', '2027-02-28', '2027-03-05']) {
      at(day);
      await doDue(shop);
      await reconcile(deps);
    }
    expect(await charges()).toBe(1);
    expect(await worksUntil(licenceId)).toEqual(new Date('2027-03-31T10:00:00Z'));
    at('2027-03-31');
    await doDue(shop);
    expect(await charges()).toBe(2);
    expect(await again(shop, { id })).toMatchObject({ state: 'active', terms: 3 });
  });

  test('that is put back while a card is charged: the charge is found out about at once', async () => {
    const { id, licenceId } = await subscribe(shop);
    const lost = await openCommerce(shop.url, {
      ...{ clock, jobs: shop.jobs },
      provider: (own) => ({
        ...own,
        async charge(asked) {
          await own.charge(asked);
          at('2027-02-10');
          throw new Error('socket hang up');
        },
      }),
    });
    at('2027-02-28');
    await doDue(lost);
    expect(await reconcile(deps)).toEqual({ asked: 1, failed: 0 });
    expect(await again(shop, { id })).toMatchObject({ state: 'active', terms: 2 });
    expect(await worksUntil(licenceId)).toEqual(new Date('2027-03-31T10:00:00Z'));
    at('2027-03-01');
    await doDue(shop);
    expect(await charges()).toBe(1);
    await lost.close();
  });

  test('that is put back while money goes back: the refund is found out about at once', async () => {
    await subscribe(shop);
    const [order] = await shop.orders();
    const lost = await openCommerce(shop.url, {
      ...{ clock, jobs: shop.jobs },
      provider: (own) => ({
        ...own,
        async refund(asked) {
          await own.refund(asked);
          at('2027-01-31');
          throw new Error('socket hang up');
        },
      }),
    });
    at('2027-02-27');
    const asked = { orderId: order?.id ?? '', request: 'rest', reason: '', requestKey: 'once' } as const;
    expect(await refundOrder(lost.deps, ADMIN, asked)).toMatchObject({ refund: { state: 'requested' } });
    expect(await reconcile(deps)).toEqual({ asked: 1, failed: 0 });
    expect(await shop.orders()).toMatchObject([{ state: 'refunded', refundedMinor: 1995 }]);
    await lost.close();
  });

  test('that jumps to and fro, however far, charges once for each period, and none is paid for twice', {
    timeout: 600_000,
  }, async () => {
    const days = fc.array(fc.integer({ min: -120, max: 200 }), { minLength: 2, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(days, async (jumps) => {
        await shop.empty();
        clock.set(START);
        const { licenceId } = await subscribe(shop);
        for (const jump of jumps) {
          const later = clock.now().getTime() + jump * 86_400_000;
          clock.set(new Date(Math.max(later, START.getTime())));
          await doDue(shop);
        }
        const paid = (
          await db.select().from(subscriptionPeriods).orderBy(subscriptionPeriods.startsAt)
        ).filter(({ grantedAt }) => grantedAt);
        expect(await charges()).toBe(paid.length - 1);
        for (const [index, { startsAt }] of paid.slice(1).entries()) {
          expect(startsAt.getTime()).toBeGreaterThanOrEqual(paid[index]?.endsAt?.getTime() ?? 0);
        }
        expect(await worksUntil(licenceId)).toEqual(paid.at(-1)?.endsAt);
      }),
      { numRuns: 8 },
    );
  });
});
