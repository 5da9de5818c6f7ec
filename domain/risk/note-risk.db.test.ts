import { fixedClock } from '@spindle/platform/clock.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { settleCheckout } from '../checkout/settle-checkout.ts';
import { begin, form, GOOD_CARD } from '../checkout/testing/commerce.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { acceptOrder } from '../fulfilment/accept-order.ts';
import { reviewPage } from '../fulfilment/review-page.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';
import { coupons } from '../pricing/tables.ts';
import { digestsOf, estimateRisk } from './estimate-risk.ts';
import { forgetNetworks, riskJobs } from './jobs.ts';
import { risksOfOrders } from './risks-of-orders.ts';
import { orderRisks } from './tables.ts';
import { KEPT_MS, VELOCITY } from './thresholds.ts';

const clock = fixedClock(new Date('2026-11-20T12:00:00Z'));
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const staff: Actor = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'support' };
const careful = { ...deps, riskReviewScore: 40 };
const thrownAway = (query?: string) => form(query, { email: 'kei@mailinator.com', ip: '192.0.2.1' });
const riskOf = async (orderId: string) => (await risksOfOrders(db, [orderId])).get(orderId);

beforeEach(() => shop.empty());

test('an order keeps what spoke against it, and brings what it says all the same', async () => {
  const started = await begin(shop, thrownAway());
  await paySandbox(deps, { paymentId: started.sandboxId, card: GOOD_CARD });
  await settleCheckout(deps, started);
  const [order] = await shop.orders();
  expect(order?.state).toBe('paid');
  expect(await riskOf(order?.id ?? '')).toEqual({ score: 40, reasons: ['disposable_mail'] });
});

test('where the shop is set up so, it waits for staff with its money, and staff accept it', async () => {
  const started = await begin(shop, thrownAway());
  await paySandbox(deps, { paymentId: started.sandboxId, card: GOOD_CARD });
  await Promise.all(Array.from({ length: 5 }, () => settleCheckout(careful, started)));
  await settleCheckout(careful, started);
  const { entries } = await reviewPage(db);
  expect(entries).toMatchObject([
    { order: { reviewReason: 'risk' }, paid: { amountMinor: 4995 }, risk: { score: 40 } },
  ]);
  expect(await shop.counts()).toMatchObject({ licences: 0 });
  const orderId = entries[0]?.order.id ?? '';
  expect(await acceptOrder(careful, staff, { orderId })).toMatchObject({ ok: true });
  expect(await shop.counts()).toMatchObject({ licences: 1 });
});

test('what costs nothing waits, too', async () => {
  await db.insert(coupons).values({ code: 'PRESS', audience: 'link', pids: ['643'], payPercent: 0 });
  await begin({ ...shop, deps: careful }, thrownAway('pid=643&opt643=LFT&coupon=PRESS'));
  const [order] = await shop.orders();
  expect(order).toMatchObject({ state: 'review', reviewReason: 'risk' });
  expect(await acceptOrder(careful, staff, { orderId: order?.id ?? '' })).toMatchObject({ ok: true });
  expect(await shop.counts()).toMatchObject({ licences: 1 });
  await db.delete(coupons).where(eq(coupons.code, 'PRESS'));
});

test('orders of one network add up for as long as they are counted, and are forgotten then', async () => {
  const buyer = (ip: string) => ({ email: 'mei@example.test', ip, stated: 'US', network: 'US' });
  for (let count = 1; count < VELOCITY.network.orders; count += 1) {
    await begin(shop, form(undefined, { email: `${count}@example.test`, ip: '2001:db8:7::1' }));
  }
  expect((await estimateRisk(deps, buyer('2001:db8:7:0:9::1'))).reasons).toEqual(['network_velocity']);
  expect((await estimateRisk(deps, buyer('2001:db8:8::1'))).reasons).toEqual([]);
  clock.set(new Date(clock.now().getTime() + VELOCITY.network.withinMs + 1));
  expect((await estimateRisk(deps, buyer('2001:db8:7::2'))).reasons).toEqual([]);
  clock.set(new Date(clock.now().getTime() + KEPT_MS));
  const [job] = riskJobs(deps);
  expect(job?.kind).toBe(forgetNetworks);
  await job?.run({} as never);
  expect(await db.$count(orderRisks)).toBe(VELOCITY.network.orders - 1);
  expect((await db.select().from(orderRisks)).every(({ network }) => network === null)).toBe(true);
});

test('one address is one person, whatever stands behind a plus sign', () => {
  const of = (email: string) => digestsOf(deps.secret, { email, ip: '192.0.2.1' }).address;
  expect(of('kei+1@example.test')).toBe(of('kei@example.test'));
  expect(of('mei@example.test')).not.toBe(of('kei@example.test'));
});

test('visitors on a socket for both versions of IP are told apart by their IPv4 addresses', () => {
  const of = (ip: string) => digestsOf(deps.secret, { email: 'kei@example.test', ip }).network;
  expect(of('::ffff:192.0.2.1')).toBe(of('192.0.2.1'));
  expect(of('::ffff:198.51.100.1')).not.toBe(of('::ffff:192.0.2.1'));
});

test('what strangers order with an address sends no order of its owner to review', async () => {
  const [owner, stranger] = ['198.51.100.1', '203.0.113.9'];
  const buyer = (ip: string) => ({ email: 'mei@example.test', ip, stated: undefined, network: undefined });
  const order = (ip: string) => begin(shop, form(undefined, { email: 'mei@example.test', ip }));
  for (let count = 1; count < VELOCITY.address.orders; count += 1) await order(stranger);
  expect((await estimateRisk(deps, buyer(stranger))).reasons).toEqual(['address_velocity']);
  expect((await estimateRisk(deps, buyer(owner))).reasons).toEqual([]);
});

test('the call tells nobody how much was ordered with an address of somebody else', async () => {
  const buyer = { email: 'mei@example.test', ip: '198.51.100.1', stated: undefined, network: undefined };
  for (let count = 1; count < VELOCITY.address.orders; count += 1) {
    await begin(shop, form(undefined, { email: buyer.email, ip: buyer.ip }));
  }
  expect((await estimateRisk(deps, buyer)).reasons).toEqual(['address_velocity']);
  const answer = await shop.calls.request('/pre', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: buyer.email }),
  });
  expect(await answer.json()).toMatchObject({ data: { score: 0, reasons: [] } });
});

test('the call tells score and reasons before an order,', async () => {
  const ask = (body: object) =>
    shop.calls.request('/pre', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(body),
    });
  const answer = await ask({ email: 'Kei@Mailinator.com' });
  expect(await answer.json()).toMatchObject({ cscode: 0, data: { score: 40, reasons: ['disposable_mail'] } });
  expect((await ask({ email: 'kei@' })).status).toBe(422);
  expect(await db.$count(orderRisks)).toBe(0);
});
