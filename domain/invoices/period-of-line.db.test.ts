import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { projectOffer } from '../catalogue/project-offer.ts';
import { offer } from '../checkout/testing/commerce.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { refundOrder } from '../fulfilment/refund-order.ts';
import { seedDemoSeller } from '../seller/seed-demo-seller.ts';
import { seller } from '../seller/tables.ts';
import type { Subscription } from '../subscriptions/subscription.ts';
import { switchSubscription } from '../subscriptions/switch/switch-subscription.ts';
import type { SwitchTo } from '../subscriptions/switch/switch-to.ts';
import { buy, doDue, shownTotal, subscribe } from '../subscriptions/testing/subscribed.ts';
import { periodOf } from './invoice-words.ts';
import { selectInvoicesOfOrders } from './queries.ts';
import { requestInvoice } from './request-invoice.ts';

const clock = fixedClock(new Date());
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@spindle.test', role: 'admin' };
/** Sets the clock. The seller is in Berlin, an hour ahead of UTC in winter and two in summer. */
const at = (moment: string) => clock.set(new Date(moment));

beforeEach(async () => {
  await shop.empty();
  await projectOffer(db, offer('643', 'DVD Ripper'));
  await seedDemoSeller(db);
});

const ordersOf = async () =>
  (await shop.orders()).toSorted((one, other) => one.placedAt.getTime() - other.placedAt.getTime());
async function documents() {
  const ids = (await ordersOf()).map(({ id }) => id);
  return (await selectInvoicesOfOrders(db, ids)).map(({ document }) => document);
}
const periods = async () =>
  (await documents()).map(
    ({ lines: [line] }) => line?.period && `${line.period.from} ${line.period.through}`,
  );
async function change(subscription: Subscription, to: SwitchTo, priceMinor: number) {
  const { id: subscriptionId, memberId } = subscription;
  const shown = { priceMinor, totalMinor: await shownTotal(deps, subscription, to) };
  const changed = await switchSubscription(deps, { kind: 'member', memberId }, { subscriptionId, to, shown });
  expect(changed).toEqual({ ok: true, next: 'switched' });
}

test('the first invoice and those of renewals name what they pay for, without a gap, over ends of months', async () => {
  at('2027-01-31T10:00:00Z');
  await subscribe(shop);
  for (const next of ['2027-02-28T10:00:00Z', '2027-03-31T10:00:00Z']) {
    at(next);
    await doDue(shop);
  }
  expect(await periods()).toEqual([
    '2027-01-31 2027-02-27',
    '2027-02-28 2027-03-30',
    '2027-03-31 2027-04-29',
  ]);
  const [invoice = expect.fail()] = await documents();
  const [line = expect.fail()] = invoice.lines;
  expect(periodOf(invoice, line)?.replaceAll('\u00a0', ' ')).toBe(
    'Period: 31 January 2027 to 27 February 2027',
  );
});

test('days are the seller’s, in summer and in winter', async () => {
  at('2027-09-30T22:30:00Z');
  await subscribe(shop);
  at('2027-10-30T22:30:00Z');
  await doDue(shop);
  expect(await periods()).toEqual(['2027-10-01 2027-10-30', '2027-10-31 2027-11-29']);
});

test('the invoice of a switch names the period that begins with it; that of a lifetime licence none', async () => {
  at('2027-04-01T10:00:00Z');
  const subscription = await subscribe(shop);
  at('2027-04-16T10:00:00Z');
  await change(subscription, '1Y', 2995);
  expect(await periods()).toEqual(['2027-04-01 2027-04-30', '2027-04-16 2028-04-15']);
  await buy(shop, 'pid=643&opt643=LFT', { email: 'mei@example.test' });
  expect((await periods()).at(-1)).toBeUndefined();
});

test('what was kept with the order is named, also where the invoice is asked for after the subscription has moved on', async () => {
  await db.delete(seller);
  at('2027-04-01T10:00:00Z');
  const subscription = await subscribe(shop);
  at('2027-04-16T10:00:00Z');
  await change(subscription, '1Y', 2995);
  const [month = expect.fail()] = await ordersOf();
  await seedDemoSeller(db);
  expect(await requestInvoice(deps, admin, { orderId: month.id })).toMatchObject({ ok: true });
  expect(await periods()).toEqual(['2027-04-01 2027-04-30']);
});

test('a credit note names the period that it credits', async () => {
  at('2027-04-01T10:00:00Z');
  await subscribe(shop);
  const [order = expect.fail()] = await ordersOf();
  const asked = { orderId: order.id, request: 'rest', reason: '', requestKey: randomUUID() } as const;
  expect(await refundOrder(deps, admin, asked)).toMatchObject({ ok: true });
  expect(await periods()).toEqual(['2027-04-01 2027-04-30', '2027-04-01 2027-04-30']);
});
