import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import type { Term } from '@spindle/platform/licence-types.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import { projectOffer } from '../../catalogue/project-offer.ts';
import { offer } from '../../checkout/testing/commerce.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { bookDispute } from '../../fulfilment/book-dispute.ts';
import { orderDetails } from '../../fulfilment/order-details.ts';
import { previewRefund } from '../../fulfilment/preview-refund.ts';
import { processRefundEvent } from '../../fulfilment/process-refund-event.ts';
import { refundOrder } from '../../fulfilment/refund-order.ts';
import { reductionOf } from '../../invoices/invoice-words.ts';
import { invoicesOfOrders } from '../../invoices/invoices-of-orders.ts';
import { extendLicence } from '../../licences/extend-licence.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { grantsOfLicence } from '../../licences/grants-of-licence.ts';
import type { Order } from '../../orders/order.ts';
import { goodOf, sumOf } from '../../payments/credits/credit.ts';
import { creditsOf } from '../../payments/credits/credits-of.ts';
import { findPayment } from '../../payments/find-payment.ts';
import type { RefundRequest } from '../../payments/refunds/refund.ts';
import { refundSandbox } from '../../payments/sandbox/refund-sandbox.ts';
import { paymentEvents } from '../../payments/tables.ts';
import { changeSeller } from '../../seller/change-seller.ts';
import { cancelSubscription } from '../cancel/cancel-subscription.ts';
import { refundGood } from '../cancel/refund-good.ts';
import type { GoodToRefund } from '../job-kinds.ts';
import { changeLifetimePrice } from '../lifetime/change-lifetime-price.ts';
import type { Subscription } from '../subscription.ts';
import { again, doDue, shownTotal, subscribe } from '../testing/subscribed.ts';
import { switchSubscription } from './switch-subscription.ts';
import type { SwitchTo } from './switch-to.ts';

const clock = fixedClock(new Date());
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@shop.test', role: 'admin' };
const at = (text: string) => clock.set(new Date(`${text}T10:00:00Z`));
async function start() {
  await shop.empty();
  await projectOffer(db, offer('643', 'DVD Ripper'));
  at('2027-04-01');
}
beforeEach(start);

async function change(subscription: Subscription, to: SwitchTo, priceMinor: number) {
  const { id: subscriptionId, memberId } = subscription;
  const shown = { priceMinor, totalMinor: await shownTotal(deps, subscription, to) };
  return switchSubscription(deps, { kind: 'member', memberId }, { subscriptionId, to, shown });
}
const refund = (orderId: string, request: RefundRequest = 'rest') =>
  refundOrder(deps, admin, { orderId, request, reason: '', requestKey: randomUUID() });
async function dispute(orderId: string, status: 'open' | 'won' | 'lost') {
  const payment = (await findPayment(db, { orderId })) ?? expect.fail();
  await bookDispute(deps, payment, {
    ...{ id: orderId, paymentId: payment.providerId ?? '', status, reason: 'fraudulent' },
    ...{ amountMinor: payment.amountMinor, currency: 'USD', openedAt: clock.now() },
  });
}
const ordersOf = async () =>
  (await shop.orders()).toSorted((one, other) => one.placedAt.getTime() - other.placedAt.getTime());
const worksUntil = async ({ licenceId }: Subscription) => {
  const licence = (await findLicence(db, licenceId)) ?? expect.fail();
  return licence.state === 'revoked' ? 'revoked' : (licence.worksUntil?.toISOString().slice(0, 10) ?? 'ever');
};

/** Redeems a code for one more term of the licence. */
async function add({ licenceId: id, memberId, term: licenceType }: Subscription) {
  const origin = { source: 'exchange_code', orderId: null, sourceId: randomUUID(), ordinal: 1 } as const;
  const added = await db.transaction((tx) =>
    extendLicence(tx, { id, memberId, pid: '643', licenceType }, origin, clock.now()),
  );
  return added.ok;
}

/** A month of 19.95 that became a year on its sixteenth day: 9.97 of it pay for the year, 19.98 were charged. */
async function switched() {
  const subscription = await subscribe(shop);
  at('2027-04-16');
  expect(await change(subscription, '1Y', 2995)).toEqual({ ok: true, next: 'switched' });
  const [month, year] = await ordersOf();
  if (!month || !year) throw new Error('two orders');
  return { subscription, month, year };
}

describe('what a switch has credited', () => {
  test('can’t be refunded on the order it came from, in whole, in part or by line', async () => {
    const { month } = await switched();
    const { lines } = (await orderDetails(deps, month.number))?.order ?? expect.fail();
    const lineId = lines[0].id;
    expect(await refund(month.id, { amountMinor: 999 })).toMatchObject({ error: 'refund_amount' });
    const ofLine = { lines: [{ lineId, amountMinor: 999 }] };
    expect(await refund(month.id, ofLine)).toMatchObject({ error: 'refund_amount' });
    const asked = { orderId: month.id, request: 'rest' } as const;
    expect(await previewRefund(deps, admin, asked)).toMatchObject({
      preview: { amountMinor: 998, leftMinor: 0, carriedMinor: 997, state: 'partly_refunded', licences: [] },
    });
    expect(await refund(month.id)).toMatchObject({ refund: { amountMinor: 998 } });
    expect(await refund(month.id)).toMatchObject({ error: 'nothing_to_refund' });
  });

  test('goes back to where it was paid when the switch is refunded, and the month goes on to its end', async () => {
    const { subscription, month, year } = await switched();
    const asked = { orderId: year.id, request: 'rest' } as const;
    expect(await previewRefund(deps, admin, asked)).toMatchObject({
      preview: { licences: [{ goesOn: true }] },
    });
    await refund(year.id);
    expect(await again(shop, subscription)).toMatchObject({ state: 'ended', endReason: 'refunded' });
    expect(await worksUntil(subscription)).toBe('2027-05-01');
    expect(await refund(month.id)).toMatchObject({ refund: { amountMinor: 1995 } });
    expect(await worksUntil(subscription)).toBe('revoked');
  });

  test('the same where the subscription was withdrawn from before', async () => {
    const { subscription, month, year } = await switched();
    const actor = { kind: 'member', memberId: subscription.memberId } as const;
    await cancelSubscription(deps, actor, { subscriptionId: subscription.id, when: 'now' });
    await refund(year.id);
    expect(await refund(month.id)).toMatchObject({ refund: { amountMinor: 1995 } });
  });

  test('is taken back with a dispute that is lost where it was paid, and the subscription ends', async () => {
    const { subscription, month, year } = await switched();
    await dispute(month.id, 'open');
    expect(await findLicence(db, subscription.licenceId)).toMatchObject({ state: 'suspended' });
    await dispute(month.id, 'lost');
    expect(await worksUntil(subscription)).toBe('revoked');
    expect(await again(shop, subscription)).toMatchObject({ state: 'ended', endReason: 'charged_back' });
    // What was charged for the year itself can go back, for staff to decide.
    expect(await refund(year.id)).toMatchObject({ refund: { amountMinor: 1998 } });
  });

  test('lets the licence rest during the dispute, and work again when it is won', async () => {
    const { subscription, month } = await switched();
    await dispute(month.id, 'open');
    await dispute(month.id, 'won');
    expect(await findLicence(db, subscription.licenceId)).toMatchObject({ state: 'active' });
    expect(await worksUntil(subscription)).toBe('2028-04-16');
  });

  test('is lost with a refund of all of it that was made at the provider', async () => {
    const { subscription, month } = await switched();
    const payment = (await findPayment(db, { orderId: month.id })) ?? expect.fail();
    const made = await refundSandbox(deps, {
      ...{ paymentId: payment.providerId ?? '', amountMinor: 1995, idempotencyKey: randomUUID() },
      reference: null,
    });
    const event = { provider: 'sandbox', eventId: randomUUID() };
    const providerId = made.ok ? made.refund.id : '';
    const about = { type: 'refund.updated', about: 'refund', providerId } as const;
    await db.insert(paymentEvents).values({ ...event, ...about, receivedAt: clock.now() });
    await processRefundEvent(deps, event);
    expect(await again(shop, subscription)).toMatchObject({ state: 'ended', endReason: 'refunded' });
    expect(await worksUntil(subscription)).toBe('revoked');
  });

  test('ends the time that it was paid for, and gives it back with a refund', async () => {
    const subscription = await subscribe(shop, 'pid=643&opt643=1Y');
    await projectOffer(db, withPrice('1M', 3500));
    at('2027-06-01');
    await change(subscription, '1M', 3500);
    expect(await worksUntil(subscription)).toBe('2027-07-01');
    const [, month] = await ordersOf();
    await refund(month?.id ?? '');
    expect(await worksUntil(subscription)).toBe('2028-04-01');
  });

  test('counts once for each licence of a line', async () => {
    const subscription = await subscribe(shop);
    await db.execute(`update shop.order_lines set quantity = 2`);
    at('2027-04-16');
    await change(subscription, '1Y', 2995);
    expect((await ordersOf()).map(({ totalMinor }) => totalMinor)).toEqual([1995, 2995 - 498]);
  });
});

describe('what was added to a licence before a switch', () => {
  /** Nothing is in the way of what has not begun, and nothing is missing before it. */
  async function expectInARow({ licenceId }: Subscription) {
    const standing = (await grantsOfLicence(db, licenceId)).filter(({ takenBackAt }) => !takenBackAt);
    const [last, ...others] = standing.toReversed();
    const ends = others.map(({ worksUntil }) => worksUntil?.getTime() ?? 0);
    expect(last?.startsAt.getTime()).toBe(Math.max(clock.now().getTime(), ...ends));
  }
  /** A month with a month of a code, which becomes a year. */
  async function monthToYear(day = '2027-04-16') {
    const subscription = await subscribe(shop);
    expect(await add(subscription)).toBe(true);
    expect(await worksUntil(subscription)).toBe('2027-06-01');
    at(day);
    await change(subscription, '1Y', 2995);
    const year = (await ordersOf()).at(-1) ?? expect.fail();
    return { subscription, year };
  }
  /** A year with a year of a code, which becomes a dearer month. */
  async function yearToMonth() {
    const subscription = await subscribe(shop, 'pid=643&opt643=1Y');
    expect(await add(subscription)).toBe(true);
    expect(await worksUntil(subscription)).toBe('2029-04-01');
    await projectOffer(db, withPrice('1M', 3500));
    at('2027-06-01');
    await change(subscription, '1M', 3500);
    const month = (await ordersOf()).at(-1) ?? expect.fail();
    return { subscription, month };
  }

  test.each([
    ['2027-04-16', '2028-05-17'],
    // In the moment in which it was bought.
    ['2027-04-01', '2028-05-02'],
  ])('follows the year that takes the place of its month on %s, day for day', async (day, end) => {
    const { subscription } = await monthToYear(day);
    expect(await worksUntil(subscription)).toBe(end);
    await expectInARow(subscription);
  });

  test.each([
    ['2027-04-16', '2027-06-01'],
    ['2027-04-20', '2027-06-01'],
    // The month is over by then.
    ['2027-06-16', '2027-07-17'],
  ])('follows the month again when the year is refunded on %s', async (day, end) => {
    const { subscription, year } = await monthToYear();
    at(day);
    await refund(year.id);
    expect(await worksUntil(subscription)).toBe(end);
    await expectInARow(subscription);
  });

  test('follows the month again when the year is lost to a bank', async () => {
    const { subscription, year } = await monthToYear();
    at('2027-04-20');
    await dispute(year.id, 'open');
    await dispute(year.id, 'lost');
    expect(await worksUntil(subscription)).toBe('2027-06-01');
    await expectInARow(subscription);
  });

  test('follows a month that takes the place of its year, and the year again when that is refunded', async () => {
    const { subscription, month } = await yearToMonth();
    expect(await worksUntil(subscription)).toBe('2028-06-30');
    await expectInARow(subscription);
    at('2027-06-10');
    await refund(month.id);
    expect(await worksUntil(subscription)).toBe('2029-04-01');
    await expectInARow(subscription);
  });

  test('stays where it is while the licence never ends, and follows the month again when that is refunded', async () => {
    const subscription = await subscribe(shop);
    expect(await add(subscription)).toBe(true);
    const price = { pid: '643', term: '1M', currency: 'USD', amountMinor: 4000 } as const;
    await changeLifetimePrice(deps, admin, price);
    at('2027-04-16');
    await change(subscription, 'LFT', 4000);
    expect(await worksUntil(subscription)).toBe('ever');
    at('2027-04-20');
    await refund((await ordersOf()).at(-1)?.id ?? '');
    expect(await worksUntil(subscription)).toBe('2027-06-01');
    await expectInARow(subscription);
  });

  test('begins at once where a bank takes all the rest', async () => {
    const { subscription } = await monthToYear();
    const [month = expect.fail()] = await ordersOf();
    at('2027-04-20');
    await dispute(month.id, 'open');
    await dispute(month.id, 'lost');
    expect(await worksUntil(subscription)).toBe('2027-05-21');
  });
});

test('the invoice of a switch says with which one the rest was paid, and all together are what was charged', async () => {
  await changeSeller(deps, admin, {
    ...{ legalName: 'Spindle GmbH', street: 'Lichtweg 12', postalCode: '10115', city: 'Berlin' },
    ...{ country: 'DE', vatId: 'DE123456789', taxId: null, timeZone: 'Europe/Berlin' },
  });
  const { month, year } = await switched();
  const [first] = await invoicesOfOrders(db, [month.id]);
  const [second] = await invoicesOfOrders(db, [year.id]);
  if (!first || !second) throw new Error('two invoices');
  expect([first.document.grossMinor, second.document.grossMinor]).toEqual([1995, 1998]);
  const [line = expect.fail()] = second.document.lines;
  const credited = `List price $29.95, Paid with ${first.document.number} −$9.97`;
  expect(reductionOf(second.document, line)).toBe(credited);
});

test('a refund and a switch at the same moment never give more than was paid', async () => {
  const subscription = await subscribe(shop);
  const [month] = await ordersOf();
  at('2027-04-16');
  const [back] = await Promise.all([refund(month?.id ?? ''), change(subscription, '1Y', 2995)]);
  const [, year] = await ordersOf();
  const refunded = back.ok ? back.refund.amountMinor : 0;
  // Without the credit that was shown nothing is charged.
  const credited = year ? 2995 - year.totalMinor : 0;
  expect(refunded + credited).toBeLessThanOrEqual(1995);
  expect([1995, 998, 0]).toContain(refunded);
});

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

const withPrice = (licenceType: Term, amountMinor: number) => ({
  ...offer('643', 'DVD Ripper'),
  prices: [{ licenceType, currency: 'USD' as const, amountMinor }],
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
      // What a bank has taken is lost, whatever was done with it before.
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
  // What has not begun is not used up by something else.
  for (const coming of standing.filter(({ source }) => source === 'exchange_code')) {
    if (coming.startsAt < clock.now()) continue;
    const before = standing.filter(({ startsAt }) => startsAt < coming.startsAt);
    const last = Math.max(...before.map(({ worksUntil }) => worksUntil?.getTime() ?? 0));
    expect(last).toBeLessThanOrEqual(coming.startsAt.getTime());
  }
}
