import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { projectOffer } from '../../catalogue/project-offer.ts';
import { orderDetails } from '../../fulfilment/order-details.ts';
import { previewRefund } from '../../fulfilment/preview-refund.ts';
import { processRefundEvent } from '../../fulfilment/process-refund-event.ts';
import { reductionOf } from '../../invoices/invoice-words.ts';
import { invoicesOfOrders } from '../../invoices/invoices-of-orders.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { findPayment } from '../../payments/find-payment.ts';
import { refunds } from '../../payments/refunds/tables.ts';
import { refundSandbox } from '../../payments/sandbox/refund-sandbox.ts';
import { sandboxPayments } from '../../payments/sandbox/tables.ts';
import { paymentEvents, payments } from '../../payments/tables.ts';
import { changeSeller } from '../../seller/change-seller.ts';
import { cancelSubscription } from '../cancel/cancel-subscription.ts';
import { admin, creditingShop, withPrice } from '../testing/crediting-shop.ts';
import { again, doDue, subscribe } from '../testing/subscribed.ts';

const { clock, shop, deps, db, at, ordersOf, change, refund, dispute, worksUntil, switched } =
  await creditingShop();

/** Staff send money back at the provider's own desk, and the shop hears of it. */
async function refundAtProvider(paymentId: string, amountMinor: number) {
  const made = await refundSandbox(deps, {
    ...{ paymentId, amountMinor, idempotencyKey: randomUUID(), reference: null },
  });
  const event = { provider: 'sandbox', eventId: randomUUID() };
  const providerId = made.ok ? made.refund.id : '';
  const about = { type: 'refund.updated', about: 'refund', providerId } as const;
  await db.insert(paymentEvents).values({ ...event, ...about, receivedAt: clock.now() });
  await processRefundEvent(deps, event);
}

/** An order is paid once more. */
async function paidAgain(orderId: string) {
  const first = (await findPayment(db, { orderId })) ?? expect.fail();
  const which = eq(sandboxPayments.id, first.providerId ?? '');
  const [atProvider = expect.fail()] = await db.select().from(sandboxPayments).where(which);
  const [id, providerId] = [randomUUID(), `sbx_${randomUUID()}`];
  await db
    .insert(sandboxPayments)
    .values({ ...atProvider, id: providerId, idempotencyKey: id, reference: id });
  await db.insert(payments).values({ ...first, id, providerId, surplusAt: clock.now() });
  return { id, providerId };
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
      preview: {
        licences: [{ after: { state: 'active', worksUntil: new Date('2027-05-01T10:00:00Z') } }],
        ends: [{ subscriptionId: subscription.id }],
      },
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
    await refundAtProvider(payment.providerId ?? '', 1995);
    expect(await again(shop, subscription)).toMatchObject({ state: 'ended', endReason: 'refunded' });
    expect(await worksUntil(subscription)).toBe('revoked');
  });

  test('leaves another payment of its order whole, which goes back at the provider without a word to staff', async () => {
    const { subscription, month } = await switched();
    const surplus = await paidAgain(month.id);
    const complaints = vi.spyOn(deps.log, 'error');
    await refundAtProvider(surplus.providerId, 1995);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
    const made = await db.select().from(refunds);
    expect(made).toMatchObject([{ paymentId: surplus.id, state: 'succeeded', amountMinor: 1995 }]);
    expect((await orderDetails(deps, month.number))?.balances).toMatchObject([
      { paidMinor: 1995, refundedMinor: 0, carriedMinor: 997 },
    ]);
    expect(await worksUntil(subscription)).toBe('2028-04-16');
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

  test('leaves the licence one of the year that was renewed since, when a bank takes back the first one', async () => {
    const { subscription, year } = await switched();
    at('2028-04-16');
    await doDue(shop);
    expect(await worksUntil(subscription)).toBe('2029-04-16');
    await dispute(year.id, 'lost');
    expect(await findLicence(db, subscription.licenceId)).toMatchObject({
      state: 'active',
      licenceType: '1Y',
    });
    expect(await worksUntil(subscription)).toBe('2029-04-16');
  });

  test('counts once for each licence of a line', async () => {
    const subscription = await subscribe(shop);
    await db.execute(`update shop.order_lines set quantity = 2`);
    at('2027-04-16');
    await change(subscription, '1Y', 2995);
    expect((await ordersOf()).map(({ totalMinor }) => totalMinor)).toEqual([1995, 2995 - 498]);
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
  // If the credit that was shown is gone, nothing is charged.
  const credited = year ? 2995 - year.totalMinor : 0;
  expect(refunded + credited).toBeLessThanOrEqual(1995);
  expect([1995, 998, 0]).toContain(refunded);
});
