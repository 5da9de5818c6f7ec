import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { members } from '../accounts/tables.ts';
import { orderMail } from '../checkout/job-kinds.ts';
import { checkouts } from '../checkout/tables.ts';
import { placeBasket } from '../checkout/testing/basket.ts';
import { begin, form } from '../checkout/testing/commerce.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { licences } from '../licences/tables.ts';
import { findOrder } from '../orders/find-order.ts';
import { orders } from '../orders/tables.ts';
import { payments } from '../payments/tables.ts';
import { cancelUnpaidOrder } from './cancel-unpaid-order.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { grantOrder } from './grant-order.ts';

const shop = await testCommerce();
const { deps, db } = shop;
beforeEach(() => shop.empty());

const paid = { status: 'succeeded', amountMinor: 4995, currency: 'USD' } as const;

async function placed(input = form()) {
  await begin(shop, input);
  const [payment] = await db.select().from(payments);
  if (!payment) throw new Error('no payment');
  return payment;
}
const order = async () => (await db.select().from(orders))[0];
const paymentState = async () => (await db.select().from(payments))[0]?.state;

describe('a paid order', () => {
  test('of a guest gets licence, account and mail job', async () => {
    const { id: paymentId } = await placed();
    expect(await fulfilOrder(deps, { paymentId, observed: paid })).toBe('fulfilled');

    const [member] = await db.select().from(members);
    expect(member).toMatchObject({ email: 'kei@example.test' });
    expect(await order()).toMatchObject({ state: 'paid', memberId: member?.id, accountCreated: true });
    expect(await db.select().from(licences)).toMatchObject([
      { memberId: member?.id, pid: '643', licenceType: 'LFT', seats: 1, worksUntil: null, state: 'active' },
    ]);
    expect(await shop.queued(orderMail.name)).toEqual([{ orderId: (await order())?.id }]);
    const amounts = { paidMinor: 4995, paidCurrency: 'USD' };
    expect(await order()).toMatchObject(amounts);
    expect((await db.select().from(payments))[0]).toMatchObject({ state: 'succeeded', ...amounts });
  });

  test('of an address with an account goes to that account', async () => {
    const { memberId } = await deps.ensureMember(db, { email: 'kei@example.test', locale: 'en' });
    const { id: paymentId } = await placed();
    await fulfilOrder(deps, { paymentId, observed: paid });
    expect(await order()).toMatchObject({ memberId, accountCreated: false });
    expect(await db.$count(members)).toBe(1);
  });

  test('of several lines gets every licence of each, to its own line', async () => {
    const { order: basket, payment } = await placeBasket(db, { orderedAt: deps.clock.now() });
    const observed = { ...paid, amountMinor: basket.totalMinor };
    expect(await fulfilOrder(deps, { paymentId: payment.id, observed })).toBe('fulfilled');
    const [first, second] = basket.lines;
    const issued = await db.select().from(licences).orderBy(licences.pid, licences.ordinal);
    expect(issued).toMatchObject([
      { lineId: first.id, ordinal: 1, pid: '643', worksUntil: null },
      { lineId: first.id, ordinal: 2, pid: '643', worksUntil: null },
      { lineId: second?.id, ordinal: 1, pid: '646', worksUntil: expect.any(Date) },
    ]);
    expect(new Set(issued.map(({ key }) => key)).size).toBe(3);
  });

  test('is not granted twice, even by a caller who has not claimed it', async () => {
    const { id: paymentId, orderId } = await placed();
    await fulfilOrder(deps, { paymentId, observed: paid });
    const again = (await findOrder(db, orderId)) ?? expect.fail();
    await expect(db.transaction((tx) => grantOrder(tx, deps, again, deps.clock.now()))).rejects.toThrow();
    expect(await shop.counts()).toMatchObject({ licences: 1 });
  });

  test('is fulfilled once, however many try at once', async () => {
    const { id: paymentId } = await placed();
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => fulfilOrder(deps, { paymentId, observed: paid })),
    );
    expect(outcomes.filter((outcome) => outcome === 'fulfilled')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'already')).toHaveLength(49);
    expect(await shop.counts()).toMatchObject({ orders: 1, licences: 1 });
    expect(await shop.queued(orderMail.name)).toHaveLength(1);
  });

  test('is not half fulfilled when a part of it fails', async () => {
    const { id: paymentId } = await placed();
    const broken = {
      ...deps,
      ensureMember: async () => {
        throw new Error('no more members today');
      },
    };
    await expect(fulfilOrder(broken, { paymentId, observed: paid })).rejects.toThrow('no more members');
    expect(await order()).toMatchObject({ state: 'pending', memberId: null, paidAt: null });
    expect(await paymentState()).toBe('open');
    expect(await shop.queued(orderMail.name)).toEqual([]);
    expect(await fulfilOrder(deps, { paymentId, observed: paid })).toBe('fulfilled');
  });
});

test('an order of another module, such as a renewal, gets the mail of that module', async () => {
  const { order: renewed, payment } = await placeBasket(db, { orderedAt: deps.clock.now() });
  await db.delete(checkouts);
  const observed = { ...paid, amountMinor: renewed.totalMinor };
  const told: unknown[] = [];
  const withSubscriptions: typeof deps = {
    ...deps,
    async tellFulfilled(tx, fulfilled) {
      await deps.tellFulfilled(tx, fulfilled);
      told.push([fulfilled.id, fulfilled.memberId, (await findOrder(tx, fulfilled.id))?.state]);
    },
  };
  expect(await fulfilOrder(withSubscriptions, { paymentId: payment.id, observed })).toBe('fulfilled');
  expect(await shop.queued(orderMail.name)).toEqual([]);
  const [member] = await db.select().from(members);
  expect(told).toEqual([[renewed.id, member?.id, 'paid']]);
});

describe('money that does not fit', () => {
  test.each([
    { ...paid, amountMinor: 4994 },
    { ...paid, amountMinor: 1 },
    { ...paid, amountMinor: 499_500 },
    { ...paid, currency: 'JPY' },
    { ...paid, currency: 'usd' },
  ])('%o goes to review and fulfils nothing, then or later', async (observed) => {
    const { id: paymentId } = await placed();
    expect(await fulfilOrder(deps, { paymentId, observed })).toBe('review');
    expect(await order()).toMatchObject({
      state: 'review',
      reviewReason: 'amount_mismatch',
      paidMinor: null,
    });
    const [payment] = await db.select().from(payments);
    const { amountMinor: paidMinor, currency: paidCurrency } = observed;
    expect(payment).toMatchObject({ state: 'succeeded', paidMinor, paidCurrency });
    expect(await fulfilOrder(deps, { paymentId, observed: paid })).toBe('already');
    expect(await shop.counts()).toMatchObject({ licences: 0 });
    expect(await shop.queued(orderMail.name)).toEqual([]);
  });

  test('that comes after the order was cancelled goes to review', async () => {
    const { id: paymentId } = await placed();
    await cancelUnpaidOrder(deps, { paymentId, as: 'expired' });
    expect(await order()).toMatchObject({ state: 'cancelled' });
    expect(await fulfilOrder(deps, { paymentId, observed: paid })).toBe('review');
    expect(await order()).toMatchObject({ state: 'review', reviewReason: 'paid_after_cancellation' });
    expect(await paymentState()).toBe('succeeded');
    expect(await shop.counts()).toMatchObject({ licences: 0 });
  });

  test.each(['pending', 'cancelled'] as const)(
    'for a %s order whose buyer was erased goes to review',
    async (state) => {
      const { id: paymentId } = await placed();
      if (state === 'cancelled') await cancelUnpaidOrder(deps, { paymentId, as: 'expired' });
      await db.update(orders).set({ email: '' });
      expect(await fulfilOrder(deps, { paymentId, observed: paid })).toBe('review');
      expect(await order()).toMatchObject({ state: 'review', reviewReason: 'no_address' });
      expect(await db.$count(members)).toBe(0);
    },
  );

  test('reported again for a fulfilled order, with another amount, changes nothing', async () => {
    const { id: paymentId } = await placed();
    await fulfilOrder(deps, { paymentId, observed: paid });
    expect(await fulfilOrder(deps, { paymentId, observed: { ...paid, amountMinor: 1 } })).toBe('already');
    expect(await order()).toMatchObject({ state: 'paid', reviewReason: null });
  });
});

test('paying and expiring at once ends in one of the two, whole', async () => {
  for (let round = 0; round < 10; round++) {
    await shop.empty();
    const { id: paymentId } = await placed();
    await Promise.all([
      fulfilOrder(deps, { paymentId, observed: paid }),
      cancelUnpaidOrder(deps, { paymentId, as: 'expired' }),
    ]);
    const state = (await order())?.state;
    expect(['paid', 'review']).toContain(state);
    expect(await db.$count(licences)).toBe(state === 'paid' ? 1 : 0);
    expect(await paymentState()).toBe('succeeded');
  }
});

test('a payment that did not succeed is never fulfilled', async () => {
  const { id: paymentId } = await placed();
  await expect(fulfilOrder(deps, { paymentId, observed: { ...paid, status: 'open' } })).rejects.toThrow();
  const [row] = await db.select().from(orders).where(eq(orders.state, 'pending'));
  expect(row).toBeDefined();
});
