import { fixedClock } from '@spindle/platform/clock.ts';
import { beforeEach, expect, test } from 'vitest';
import { begin, form, GOOD_CARD } from '../../checkout/testing/commerce.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { fulfilOrder } from '../../fulfilment/fulfil-order.ts';
import { settleFromProvider } from '../../fulfilment/settle-from-provider.ts';
import { licencesOfMember } from '../../licences/licences-of-member.ts';
import { findCard } from '../../payments/cards/find-card.ts';
import { paySandbox } from '../../payments/sandbox/pay-sandbox.ts';
import { payments } from '../../payments/tables.ts';
import { findSubscription } from '../find-subscription.ts';
import { subscriptionPeriods, subscriptions } from '../tables.ts';
import { buy } from '../testing/subscribed.ts';

const clock = fixedClock(new Date('2027-01-31T10:00:00Z'));
const shop = await testCommerce({ clock });
const { deps, db } = shop;
beforeEach(async () => {
  await shop.empty();
  clock.set(new Date('2027-01-31T10:00:00Z'));
});

test('a month starts a subscription of its licence, with the card kept and the list price to come', async () => {
  const { memberId, subscriptions: started, payment } = await buy(shop, 'pid=643&opt643=1M&coupon=DNC10');
  expect(payment.amountMinor).toBeLessThan(1995);
  const [licence] = await licencesOfMember(deps, { memberId });
  expect(started).toMatchObject([
    {
      ...{ state: 'active', licenceId: licence?.id, pid: '643', term: '1M', locale: 'en', country: 'US' },
      ...{ currency: 'USD', renewalMinor: 1995, periodEnd: licence?.worksUntil },
      ...{ nextStep: 'check_card', dueAt: new Date('2027-02-18T10:00:00Z') },
    },
  ]);
  expect(await findCard(db, { memberId, provider: 'sandbox' })).toMatchObject({ lastFour: '4242' });
  expect(await db.select().from(subscriptionPeriods)).toMatchObject([
    { number: 1, orderId: payment.orderId, renewalMinor: 1995, grantedAt: clock.now() },
  ]);
  expect(await findSubscription(db, started[0]?.id ?? '')).toEqual(started[0]);
});

test('a basket starts one for each licence that ends, in the currency of the purchase', async () => {
  const query = 'pid=643,646,712&opt643=1Y&opt646=LFT&opt712=1M';
  const { subscriptions: started } = await buy(shop, query, { locale: 'ja', country: 'JP' });
  expect(started.map(({ pid, term, currency, renewalMinor }) => [pid, term, currency, renewalMinor])).toEqual(
    expect.arrayContaining([
      ['643', '1Y', 'JPY', 4480],
      ['712', '1M', 'JPY', 2980],
    ]),
  );
  expect(started).toHaveLength(2);
});

test('a lifetime licence starts none and keeps no card', async () => {
  const { memberId } = await buy(shop, 'pid=643&opt643=LFT');
  expect(await db.$count(subscriptions)).toBe(0);
  expect(await findCard(db, { memberId, provider: 'sandbox' })).toBeUndefined();
});

test('an order whose buyer agreed to no renewal brings a licence for a fixed term', async () => {
  const { sandboxId } = await begin(shop, form('pid=643&opt643=1Y'));
  await db.execute('update shop.order_lines set renewal_minor = null');
  await paySandbox(deps, { paymentId: sandboxId, card: GOOD_CARD });
  const [payment] = await db.select().from(payments);
  await settleFromProvider(deps, payment ?? expect.fail());
  expect((await shop.counts()).licences).toBe(1);
  expect(await db.$count(subscriptions)).toBe(0);
});

test('of many who notice the payment one starts it', async () => {
  const { sandboxId } = await begin(shop, form('pid=643&opt643=1Y'));
  await paySandbox(deps, { paymentId: sandboxId, card: GOOD_CARD });
  const [payment] = await db.select().from(payments);
  const observed = await shop.provider.retrievePayment(sandboxId);
  if (!payment || !observed) throw new Error('no payment');
  await Promise.all(Array.from({ length: 10 }, () => fulfilOrder(deps, { paymentId: payment.id, observed })));
  expect(await db.$count(subscriptions)).toBe(1);
});
