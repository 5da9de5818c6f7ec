import { fixedClock } from '@spindle/platform/clock.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import { auditOf } from '../../audit/audit-of.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { bookDispute } from '../../fulfilment/book-dispute.ts';
import { refundOrder } from '../../fulfilment/refund-order.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { findPayment } from '../../payments/find-payment.ts';
import type { Subscription } from '../subscription.ts';
import { quoteSwitch } from '../switch/quote-switch.ts';
import { switchSubscription } from '../switch/switch-subscription.ts';
import { again, shownTotal, subscribe } from '../testing/subscribed.ts';
import { changeLifetimePrice } from './change-lifetime-price.ts';
import { listLifetimePrices } from './list-lifetime-prices.ts';
import { seedDemoLifetimePrices } from './seed-demo-lifetime-prices.ts';

const clock = fixedClock(new Date());
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const at = (text: string) => clock.set(new Date(`${text}T10:00:00Z`));
const owner = ({ memberId }: Subscription): Actor => ({ kind: 'member', memberId });
const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@shop.test', role: 'admin' };
const price = (amountMinor: number | null) =>
  changeLifetimePrice(deps, admin, { pid: '643', term: '1Y', currency: 'USD', amountMinor });
async function toLifetime(subscription: Subscription, priceMinor: number) {
  const shown = { priceMinor, totalMinor: await shownTotal(deps, subscription, 'LFT') };
  const asked = { subscriptionId: subscription.id, to: 'LFT', shown } as const;
  return switchSubscription(deps, owner(subscription), asked);
}
const quoteLifetime = (subscription: Subscription) =>
  quoteSwitch(deps, owner(subscription), { subscriptionId: subscription.id, to: 'LFT' });
beforeEach(async () => {
  await shop.empty();
  at('2027-04-01');
  await db.execute('delete from shop.lifetime_prices');
});

test('is offered where staff have set a price, and audited', async () => {
  const subscription = await subscribe(shop, 'pid=643&opt643=1Y');
  expect(await quoteLifetime(subscription)).toEqual({ ok: false, error: 'not_on_sale' });
  expect(await price(4000)).toEqual({ ok: true });
  expect(await quoteLifetime(subscription)).toMatchObject({
    quote: { when: 'now', priceMinor: 4000, totalMinor: 1005, renewalMinor: null, periodEnd: null },
  });
  expect(await listLifetimePrices(db)).toMatchObject({ prices: [{ pid: '643', amountMinor: 4000 }] });
  const editor = { ...admin, role: 'support' } as const;
  const key = { pid: '643', term: '1Y', currency: 'USD' } as const;
  expect(await changeLifetimePrice(deps, editor, { ...key, amountMinor: 1 })).toMatchObject({
    error: 'not_allowed',
  });
  expect(await changeLifetimePrice(deps, admin, { ...key, pid: '9', amountMinor: 1 })).toMatchObject({
    error: 'unknown_product',
  });
  const subject = { kind: 'lifetime_price', id: '643 1Y USD' };
  const [last] = await auditOf(db, subject);
  expect(last).toMatchObject({ action: 'lifetime_price.set', after: { amountMinor: 4000 } });
});

test('is in whole tens of yen, and can be taken away', async () => {
  const yen = (amountMinor: number | null) =>
    changeLifetimePrice(deps, admin, { pid: '643', term: '1Y', currency: 'JPY', amountMinor });
  expect(await yen(14_985)).toEqual({ ok: false, error: 'lifetime_price_invalid' });
  expect(await listLifetimePrices(db)).toMatchObject({ prices: [] });
  expect(await yen(14_990)).toEqual({ ok: true });
  expect(await listLifetimePrices(db)).toMatchObject({ prices: [{ currency: 'JPY', amountMinor: 14_990 }] });
  expect(await yen(null)).toEqual({ ok: true });
  expect(await listLifetimePrices(db)).toMatchObject({ prices: [] });
});

test('pressed again once it was paid is told that it is done, until it is refunded', async () => {
  const subscription = await subscribe(shop, 'pid=643&opt643=1Y');
  await price(4000);
  at('2027-04-02');
  const shown = { priceMinor: 4000, totalMinor: await shownTotal(deps, subscription, 'LFT') };
  const press = (to: 'LFT' | '1Y') =>
    switchSubscription(deps, owner(subscription), { subscriptionId: subscription.id, to, shown });
  expect(await press('LFT')).toEqual({ ok: true, next: 'switched' });
  expect(await press('LFT')).toEqual({ ok: true, next: 'switched' });
  const notRunning = { ok: false, error: 'not_running' };
  expect(await press('1Y')).toEqual(notRunning);
  const lifetime = (await shop.orders()).find(({ totalMinor }) => totalMinor !== 2995) ?? expect.fail();
  const asked = { orderId: lifetime.id, request: 'rest', reason: '', requestKey: 'k' } as const;
  expect(await refundOrder(deps, admin, asked)).toMatchObject({ ok: true });
  expect(await press('LFT')).toEqual(notRunning);
});

test('ends the subscription; a refund brings the old licence back to the end of its period', async () => {
  const subscription = await subscribe(shop, 'pid=643&opt643=1Y');
  const { key } = (await findLicence(db, subscription.licenceId)) ?? expect.fail();
  await price(4000);
  at('2027-04-02');
  expect(await toLifetime(subscription, 3000)).toEqual({ ok: false, error: 'price_changed' });
  expect(await toLifetime(subscription, 4000)).toEqual({ ok: true, next: 'switched' });
  expect(await again(shop, subscription)).toMatchObject({
    ...{ state: 'ended', endReason: 'lifetime', dueAt: null },
  });
  expect(await findLicence(db, subscription.licenceId)).toMatchObject({
    ...{ key, licenceType: 'LFT', worksUntil: null, updatesUntil: null },
  });
  expect(await shop.queued('subscriptions.mail')).toMatchObject([{ kind: 'lifetime' }]);
  const lifetime = (await shop.orders()).find(({ totalMinor }) => totalMinor !== 2995) ?? expect.fail();
  expect(lifetime.totalMinor).toBe(4000 - 2986);
  const asked = { orderId: lifetime.id, request: 'rest', reason: '', requestKey: 'k' } as const;
  expect(await refundOrder(deps, admin, asked)).toMatchObject({ ok: true });
  expect(await findLicence(db, subscription.licenceId)).toMatchObject({
    ...{ key, licenceType: '1Y', worksUntil: subscription.periodEnd, state: 'active' },
  });
  expect(await again(shop, subscription)).toMatchObject({ state: 'ended' });
});

test('a dispute that is lost takes it back, too; one about what was credited takes back everything', async () => {
  const subscription = await subscribe(shop, 'pid=643&opt643=1Y');
  await price(4000);
  at('2027-04-02');
  await toLifetime(subscription, 4000);
  const [year, lifetime] = (await shop.orders()).toSorted((one, other) => other.totalMinor - one.totalMinor);
  const lose = async (orderId: string) => {
    const payment = (await findPayment(db, { orderId })) ?? expect.fail();
    const { providerId, amountMinor } = payment;
    await bookDispute(deps, payment, {
      ...{ id: orderId, paymentId: providerId ?? '', status: 'lost', reason: 'fraudulent' },
      ...{ amountMinor, currency: 'USD', openedAt: clock.now() },
    });
  };
  await lose(lifetime?.id ?? '');
  expect(await findLicence(db, subscription.licenceId)).toMatchObject({
    ...{ licenceType: '1Y', worksUntil: subscription.periodEnd },
  });
  await lose(year?.id ?? '');
  expect(await findLicence(db, subscription.licenceId)).toMatchObject({ state: 'revoked' });
});

test('stands when staff give back an earlier period, and so does what had paid for that', async () => {
  const subscription = await subscribe(shop);
  await price(4000);
  at('2027-04-16');
  const yearly = {
    subscriptionId: subscription.id,
    to: '1Y',
    shown: { priceMinor: 2995, totalMinor: 2995 },
  } as const;
  expect(await switchSubscription(deps, owner(subscription), yearly)).toMatchObject({ next: 'switched' });
  clock.set(new Date('2028-04-16T09:59:59Z'));
  expect(await toLifetime(subscription, 4000)).toMatchObject({ next: 'switched' });
  const orders = await shop.orders();
  const refund = (totalMinor: number) =>
    refundOrder(deps, admin, {
      ...{ orderId: orders.find((order) => order.totalMinor === totalMinor)?.id ?? '' },
      ...{ request: 'rest', reason: '', requestKey: `${totalMinor}` },
    });
  expect(await refund(1998)).toMatchObject({ refund: { amountMinor: 1998 } });
  expect(await findLicence(db, subscription.licenceId)).toMatchObject({
    ...{ licenceType: 'LFT', worksUntil: null, state: 'active' },
  });
  expect(await refund(1995)).toMatchObject({ refund: { amountMinor: 998 } });
});

test('that costs less than is left sends the rest back', async () => {
  const subscription = await subscribe(shop, 'pid=643&opt643=1Y');
  await price(2000);
  expect(await toLifetime(subscription, 2000)).toEqual({ ok: true, next: 'switched' });
  expect(await shop.queued('subscriptions.refund-good')).toMatchObject([{ amountMinor: 995 }]);
  expect(await findLicence(db, subscription.licenceId)).toMatchObject({ worksUntil: null });
});

test('the demo offers it at what a lifetime licence costs, and what staff have set stays', async () => {
  const subscription = await subscribe(shop, 'pid=643&opt643=1Y');
  await seedDemoLifetimePrices(db, ['643', '9']);
  expect(await quoteLifetime(subscription)).toMatchObject({ quote: { priceMinor: 4995 } });
  await price(4000);
  await seedDemoLifetimePrices(db, ['643', '9']);
  expect(await quoteLifetime(subscription)).toMatchObject({ quote: { priceMinor: 4000 } });
});
