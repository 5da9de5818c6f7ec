import { randomUUID } from 'node:crypto';
import type { Viewer } from '@spindle/domain/backend-api/envelope.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { fulfilOrder } from '@spindle/domain/fulfilment/fulfil-order.ts';
import { findPayment } from '@spindle/domain/payments/find-payment.ts';
import { seedDemoSeller } from '@spindle/domain/seller/seed-demo-seller.ts';
import { changeLifetimePrice } from '@spindle/domain/subscriptions/lifetime/change-lifetime-price.ts';
import { openRenewalPage } from '@spindle/domain/subscriptions/page/open-renewal-page.ts';
import { announce } from '@spindle/domain/subscriptions/prices/testing/announced.ts';
import { GRACE_MS } from '@spindle/domain/subscriptions/renewal/steps.ts';
import { again, doDue, subscribe } from '@spindle/domain/subscriptions/testing/subscribed.ts';
import { setRegistration } from '@spindle/domain/tax/set-registration.ts';
import { fixedClock } from '@spindle/platform/clock.ts';
import { RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { linksFor } from '../../../page/links.ts';
import { requestContext, servicesContext } from '../../../page/request-context.ts';
import { loadChange } from './load-change.ts';
import { loadCountry } from './load-country.ts';
import { loadSubscriptions } from './load-subscriptions.ts';
import { doneOf } from './step.ts';
import { subscriptionsAction } from './subscriptions-action.ts';

const start = new Date('2026-11-22T12:00:00Z');
const clock = fixedClock(start);
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const page = { prefix: '/de', origin: 'https://shop.test' };
beforeEach(async () => {
  await shop.empty();
  await db.execute(`truncate shop.price_changes cascade`);
  clock.set(start);
});

const shown = (memberId: string) =>
  loadSubscriptions(deps, { memberId, locale: 'de', links: linksFor(page) });

/** Presses a button of a subscription. */
async function press(
  memberId: string | undefined,
  subscription: string,
  step: string,
  fields: Record<string, string> = {},
) {
  const context = new RouterContextProvider();
  // Without the editors' 404 page, a missing page would be a failure of the server.
  const services = { db, clock, accounts: deps, checkout: deps, content: { read: async () => null } };
  context.set(servicesContext, services as unknown as typeof servicesContext.defaultValue & object);
  const viewer: Viewer = memberId
    ? { kind: 'member', memberId, email: 'kei@example.test', name: '', sessionId: 's', factorAt: new Date(0) }
    : { kind: 'anonymous', expired: false };
  const visit = { page, locale: 'de', country: 'FR', tags: new Set(), viewer: async () => viewer };
  context.set(requestContext, visit as unknown as typeof requestContext.defaultValue & object);
  const form = new FormData();
  form.set('subscription', subscription);
  form.set('step', step);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = await subscriptionsAction(form, context).catch((thrown: unknown) => thrown);
  return answer instanceof Response ? `${answer.status} ${answer.headers.get('location')}` : answer;
}
const back = (done: string, of: string) =>
  `303 https://shop.test/de/member?a=subscriptions&done=${done}&of=${of}`;

test('a subscription says when it renews, for how much, and with which card', async () => {
  const { id, memberId, licenceId } = await subscribe(shop, 'pid=643&opt643=1Y&coupon=DNC10');
  expect(await shown(memberId)).toEqual({
    subscriptions: [
      {
        ...{
          id,
          name: 'DVD Ripper für Windows',
          line: 'dvd',
          term: '1Y',
          state: 'active',
          forLifetime: false,
        },
        licenceHref: `/de/member?a=my_products&licence=${licenceId}#licence-${licenceId}`,
        ...{
          until: '22.\u00a0November 2027',
          lapsed: false,
          waitsFor: undefined,
          price: '29,95\u00a0$',
          resumeMinor: 0,
        },
        credited: false,
        ...{ againHref: undefined, nextTerm: undefined, lifetimeHref: undefined },
        countryHref: `/de/member?a=subscriptions&country=${id}`,
        ...{ newPrice: undefined, payment: undefined },
        changeHref: `/de/member?a=subscriptions&change=${id}`,
      },
    ],
    cards: { card: { brand: 'Visa', lastFour: '4242', expiry: '12/2034', expired: false }, guests: [] },
  });
  expect(await shown(randomUUID())).toEqual({ subscriptions: [], cards: { card: undefined, guests: [] } });
});

test('it is cancelled for the end of its period, resumed and paused by its member', async () => {
  const { id, memberId } = await subscribe(shop);
  const state = async () => (await shown(memberId)).subscriptions[0]?.state;
  for (const [step, after] of [
    ['cancel', 'cancelling'],
    ['cancel', 'cancelling'],
    ['resume', 'active'],
    ['pause', 'paused'],
    ['resume', 'active'],
  ] as const) {
    expect(await press(memberId, id, step)).toBe(back(step, id));
    expect(await state()).toBe(after);
  }
});

test('what was done is said as long as the subscription stands like that, and of that one alone', async () => {
  const { id, memberId } = await subscribe(shop);
  const said = async (done: string, of = id) =>
    doneOf(
      new URL(`https://shop.test/de/member?done=${done}&of=${of}`),
      (await shown(memberId)).subscriptions,
    );
  await press(memberId, id, 'cancel');
  expect([await said('cancel'), await said('resume'), await said('pause')]).toEqual([
    ...['cancel', undefined, undefined],
  ]);
  await press(memberId, id, 'resume');
  expect([await said('cancel'), await said('resume')]).toEqual([undefined, 'resume']);
  await press(memberId, id, 'pause');
  expect([await said('resume'), await said('pause'), await said('pause', randomUUID())]).toEqual([
    ...[undefined, 'pause', undefined],
  ]);
  expect(await said('nonsense')).toBeUndefined();
});

test('one that is paused is cancelled by its member, and costs nothing any more', async () => {
  const { id, memberId, periodEnd } = await subscribe(shop);
  await press(memberId, id, 'pause');
  expect(await press(memberId, id, 'cancel')).toBe(back('cancel', id));
  expect(await shown(memberId)).toMatchObject({ subscriptions: [{ state: 'cancelling' }] });
  clock.set(periodEnd);
  await doDue(shop);
  expect(await shown(memberId)).toMatchObject({ subscriptions: [{ state: 'ended' }] });
  expect(await press(memberId, id, 'resume')).toBe('303 https://shop.test/de/member?a=subscriptions');
  await doDue(shop);
  expect(await shop.orders()).toHaveLength(1);
});

test('a pause that outlasts what was paid for is told to cost when it ends', async () => {
  const { id, memberId, periodEnd } = await subscribe(shop);
  await press(memberId, id, 'pause');
  clock.set(periodEnd);
  expect(await shown(memberId)).toMatchObject({ subscriptions: [{ state: 'paused', lapsed: true }] });
});

test('the button that ends a pause past its period names what it charges', async () => {
  const { id, memberId } = await subscribe(shop);
  await press(memberId, id, 'pause');
  await announce(shop);
  const [paused] = (await shown(memberId)).subscriptions;
  await press(memberId, id, 'agree_price', { offer: paused?.newPrice?.offerId ?? '' });
  clock.set(new Date('2027-01-06T12:00:00Z'));
  expect(await shown(memberId)).toMatchObject({ subscriptions: [{ lapsed: true, price: '19,95\u00a0$' }] });
  clock.set(new Date('2027-01-08T12:00:00Z'));
  expect(await shown(memberId)).toMatchObject({ subscriptions: [{ lapsed: true, price: '24,95\u00a0$' }] });
  await db.execute(`update shop.subscriptions set balance_minor = 700`);
  expect(await shown(memberId)).toMatchObject({ subscriptions: [{ price: '17,95\u00a0$' }] });
  await db.execute(`update shop.subscriptions set balance_minor = 0`);
  // A button from before the price rose, or from before the period was over, charges nothing.
  for (const fields of [{ shown: '1995' }, { shown: '0' }, {}] as Record<string, string>[])
    expect(await press(memberId, id, 'resume', fields)).toBe(back('price_changed', id));
  await doDue(shop);
  expect(await shop.orders()).toHaveLength(1);
  const [{ resumeMinor } = { resumeMinor: 0 }] = (await shown(memberId)).subscriptions;
  expect(await press(memberId, id, 'resume', { shown: `${resumeMinor}` })).toBe(back('resume', id));
  await doDue(shop);
  expect((await shop.orders()).map(({ totalMinor }) => totalMinor).toSorted()).toEqual([1995, 2495]);
});

test('the button names the new price where it is resumed at no other', async () => {
  const { id, memberId } = await subscribe(shop);
  await press(memberId, id, 'pause');
  await announce(shop, { withoutAgreement: 'ends' });
  clock.set(new Date('2027-01-08T12:00:00Z'));
  const [paused] = (await shown(memberId)).subscriptions;
  expect(paused).toMatchObject({ price: '24,95\u00a0$', resumeMinor: 2495, newPrice: { state: 'open' } });
  const asked = { shown: `${paused?.resumeMinor}` };
  expect(await press(memberId, id, 'resume', asked)).toBe(back('price_open', id));
  await press(memberId, id, 'agree_price', { offer: paused?.newPrice?.offerId ?? '' });
  expect(await press(memberId, id, 'resume', asked)).toBe(back('resume', id));
});

test('one that has ended can be bought again, and its buttons do nothing', async () => {
  const { id, memberId, periodEnd } = await subscribe(shop);
  await press(memberId, id, 'pause');
  clock.set(periodEnd);
  await press(memberId, id, 'cancel');
  expect(await shown(memberId)).toMatchObject({
    subscriptions: [{ state: 'ended', againHref: expect.stringContaining('/de/checkout?pid=643&opt643=1M') }],
  });
  expect(await press(memberId, id, 'resume')).toBe('303 https://shop.test/de/member?a=subscriptions');
  expect(await again(shop, { id })).toMatchObject({ state: 'ended' });
});

test('one that has ended for a lifetime licence is not sold again', async () => {
  const { id, memberId } = await subscribe(shop);
  const staff = { kind: 'system', name: 'test' } as const;
  const priced = { pid: '643', term: '1M', currency: 'USD', amountMinor: 4000 } as const;
  expect(await changeLifetimePrice(deps, staff, priced)).toEqual({ ok: true });
  expect(await press(memberId, id, 'switch', { to: 'LFT', shown: '4000', total: '2005' })).toBe(
    back('switch', id),
  );
  expect(await shown(memberId)).toMatchObject({
    subscriptions: [{ state: 'ended', forLifetime: true, againHref: undefined }],
  });
  await changeLifetimePrice(deps, staff, { ...priced, amountMinor: null });
});

test.each([
  ['the card did not pay', '4000 0000 0000 0341', false],
  ['the bank asks about', '4000 0025 0000 3155', true],
])('a renewal that %s is paid where its mail leads', async (_why, number, asksBank) => {
  const { memberId, periodEnd } = await subscribe(shop, undefined, { number });
  clock.set(periodEnd);
  await doDue(shop);
  const order = (await shop.orders()).find(({ state }) => state === 'pending');
  expect(await shown(memberId)).toMatchObject({
    subscriptions: [
      { state: 'past_due', payment: { pay: { href: `/de/pay-renewal?order=${order?.id}`, asksBank } } },
    ],
  });
  // A credit since the order was placed lowers only the next order.
  await db.execute(`update shop.subscriptions set balance_minor = 700`);
  expect(await shown(memberId)).toMatchObject({ subscriptions: [{ price: '19,95\u00a0$' }] });
});

/** Pays an order's open page with another amount than was asked for, so that staff have to check it. */
async function payOddly() {
  const { id: orderId } = (await shop.orders()).find(({ state }) => state === 'pending') ?? expect.fail();
  const { id: paymentId } = (await findPayment(db, { orderId })) ?? expect.fail();
  const observed = { status: 'succeeded', amountMinor: 1234, currency: 'USD' } as const;
  expect(await fulfilOrder(deps, { paymentId, observed })).toBe('review');
  return orderId;
}

test('a renewal whose money staff look at is not asked for again, waited for where it is cancelled, and resumed at no charge', async () => {
  const { id, memberId, periodEnd } = await subscribe(shop, undefined, { number: '4000 0000 0000 0341' });
  clock.set(periodEnd);
  await doDue(shop);
  const { id: orderId } = (await shop.orders()).find(({ state }) => state === 'pending') ?? expect.fail();
  await openRenewalPage(deps, { orderId, viewerId: memberId });
  expect(await shown(memberId)).toMatchObject({ subscriptions: [{ payment: { pay: { asksBank: false } } }] });
  await payOddly();
  expect(await shown(memberId)).toMatchObject({
    subscriptions: [{ state: 'past_due', payment: { state: 'review', works: true, pay: undefined } }],
  });
  // The licence's grace period ends, however long staff take.
  clock.set(new Date(periodEnd.getTime() + GRACE_MS));
  expect(await shown(memberId)).toMatchObject({ subscriptions: [{ payment: { works: false } }] });
  clock.set(periodEnd);
  expect(await press(memberId, id, 'cancel')).toBe(back('cancel', id));
  expect(await shown(memberId)).toMatchObject({
    subscriptions: [{ state: 'cancelling', lapsed: true, waitsFor: 'renewal', resumeMinor: 0 }],
  });
  expect(await press(memberId, id, 'resume', { shown: '0' })).toBe(back('resume', id));
  expect(await shown(memberId)).toMatchObject({
    subscriptions: [{ state: 'past_due', waitsFor: undefined }],
  });
});

test('a change of plan whose money staff look at is waited for where it is cancelled; who resumes it too late is told why not', async () => {
  const { id, memberId, periodEnd } = await subscribe(shop, undefined, { number: '4000 0025 0000 3155' });
  clock.set(new Date('2026-12-07T12:00:00Z'));
  await press(memberId, id, 'switch', { to: '1Y', shown: '2995', total: '1998' });
  await payOddly();
  await press(memberId, id, 'cancel');
  expect(await shown(memberId)).toMatchObject({
    subscriptions: [{ state: 'cancelling', lapsed: false, waitsFor: 'switch' }],
  });
  clock.set(periodEnd);
  await doDue(shop);
  const { subscriptions } = await shown(memberId);
  expect(subscriptions).toMatchObject([{ state: 'cancelling', lapsed: true, waitsFor: 'switch' }]);
  const answered = back('payment_due', id);
  expect(await press(memberId, id, 'resume', { shown: '0' })).toBe(answered);
  expect(doneOf(new URL(answered.slice('303 '.length)), subscriptions)).toBe('payment_due');
});

test('a new price says from when, what happens without an answer, and is agreed to by its button', async () => {
  const { id, memberId } = await subscribe(shop);
  await announce(shop, { withoutAgreement: 'ends' });
  const price = async () => (await shown(memberId)).subscriptions[0]?.newPrice;
  const open = await price();
  expect(open).toMatchObject({
    ...{ state: 'open', date: '22.\u00a0Januar 2027', price: '24,95\u00a0$', old: '19,95\u00a0$' },
    ...{ withoutAgreement: 'ends', text: expect.stringContaining('24,95\u00a0$') },
  });
  const offer = open?.offerId ?? '';
  await press(randomUUID(), id, 'agree_price', { offer });
  await press(memberId, id, 'agree_price', { offer: randomUUID() });
  expect(await price()).toMatchObject({ state: 'open' });
  expect(await press(memberId, id, 'agree_price', { offer })).toBe(back('agree_price', id));
  expect(await price()).toMatchObject({ state: 'agreed' });
});

test('one that another system was paid for offers no change', async () => {
  const { memberId } = await subscribe(shop);
  await db.execute(`update shop.subscriptions set billed_as = 'sub_1'`);
  expect(await shown(memberId)).toMatchObject({
    subscriptions: [{ state: 'active', changeHref: undefined }],
  });
});

test('nobody changes what is not theirs, and nothing else is done', async () => {
  const { id, memberId } = await subscribe(shop);
  await press(randomUUID(), id, 'cancel');
  await press(memberId, id, 'end');
  await press(memberId, 'all', 'cancel');
  expect(await press(undefined, id, 'cancel')).toBe(
    '302 https://shop.test/de/member?a=login&back=%2Fde%2Fmember%3Fa%3Dsubscriptions',
  );
  expect(await again(shop, { id })).toMatchObject({ state: 'active' });
});

test('a dearer term says what is paid now and what counts in it, and is changed to at that', async () => {
  const { id, memberId } = await subscribe(shop);
  clock.set(new Date('2026-12-07T12:00:00Z'));
  const change = await loadChange(deps, { memberId, locale: 'de', subscriptionId: id });
  expect(change).toMatchObject({
    present: { term: '1M', until: '22.\u00a0Dezember 2026', price: '19,95\u00a0$' },
    ways: [
      {
        ...{ to: '1Y', when: 'now', shownMinor: 2995, price: '29,95\u00a0$', paid: '19,95\u00a0$' },
        ...{ left: '9,97\u00a0$', good: undefined, kept: undefined, total: '19,98\u00a0$', isFree: false },
      },
    ],
  });
  expect(await press(memberId, id, 'switch', { to: '1Y', shown: '2000', total: '1000' })).toBe(
    `303 https://shop.test/de/member?a=subscriptions&change=${id}&problem=price_changed`,
  );
  expect(await press(memberId, id, 'switch', { to: '1Y', shown: '2995', total: '1998' })).toBe(
    back('switch', id),
  );
  expect(await again(shop, { id })).toMatchObject({ term: '1Y' });
});

test('a renewal that credit covers is not said to cost anything', async () => {
  const { id, memberId } = await subscribe(shop);
  await db.execute(`update shop.subscriptions set balance_minor = 1995`);
  expect(await shown(memberId)).toMatchObject({ subscriptions: [{ state: 'active', credited: true }] });
  const change = () => loadChange(deps, { memberId, locale: 'de', subscriptionId: id });
  expect(await change()).toMatchObject({ present: { term: '1M', nextTerm: undefined, price: undefined } });
  await db.execute(`update shop.subscriptions set balance_minor = 0`);
  expect(await change()).toMatchObject({ present: { price: '19,95\u00a0$' } });
});

test('a cheaper term comes with the renewal, and is undone until then', async () => {
  const { id, memberId } = await subscribe(shop, 'pid=643&opt643=1Y');
  expect(await loadChange(deps, { memberId, locale: 'ja', subscriptionId: id })).toMatchObject({
    ways: [{ to: '1M', when: 'period_end', at: '2027年11月22日' }],
  });
  expect(await press(memberId, id, 'switch', { to: '1M', shown: '1995', total: '0' })).toBe(
    back('later', id),
  );
  expect(await shown(memberId)).toMatchObject({ subscriptions: [{ nextTerm: '1M', price: '19,95\u00a0$' }] });
  expect(await loadChange(deps, { memberId, locale: 'ja', subscriptionId: id })).toMatchObject({ ways: [] });
  for (const step of ['pause', 'cancel']) {
    await press(memberId, id, step);
    expect(await shown(memberId)).toMatchObject({
      subscriptions: [{ term: '1Y', nextTerm: '1M', price: '19,95\u00a0$' }],
    });
    await press(memberId, id, 'resume');
  }
  expect(await press(memberId, id, 'keep_term')).toBe(back('keep_term', id));
  expect(await shown(memberId)).toMatchObject({
    subscriptions: [{ nextTerm: undefined, price: '29,95\u00a0$' }],
  });
});

test('nobody sees what somebody else can change, and nothing is offered of what does not run', async () => {
  const { id, memberId } = await subscribe(shop);
  const of = (whose: string) => loadChange(deps, { memberId: whose, locale: 'de', subscriptionId: id });
  expect(await of(randomUUID())).toBeUndefined();
  await press(memberId, id, 'pause');
  expect(await of(memberId)).toMatchObject({ ways: [] });
  expect(await shown(memberId)).toMatchObject({ subscriptions: [{ changeHref: undefined }] });
});

test('who has moved says so, and sees what of the next period is tax there', async () => {
  await seedDemoSeller(db);
  const oss = { country: 'DE', number: 'DE123456789', validFrom: '2020-01-01', validUntil: null } as const;
  for (const scheme of ['domestic', 'oss'] as const)
    await setRegistration(deps, { kind: 'system', name: 'test' }, { ...oss, scheme });
  const consents = ['delivery', 'withdrawal'] as const;
  const { id, memberId } = await subscribe(shop, undefined, { country: 'DE', consents });
  const taxed = (saved: boolean) =>
    loadCountry(deps, { memberId, locale: 'de', subscriptionId: id, network: 'FR', saved });
  expect(await taxed(false)).toMatchObject({
    ...{ country: 'Deutschland', chosen: 'DE', saved: false },
    next: { date: '22.\u00a0Dezember 2026', price: '19,95\u00a0$', tax: expect.stringMatching(/3,19.*19.%/) },
  });
  clock.set(new Date('2026-12-01T12:00:00Z'));
  await press(randomUUID(), id, 'country', { country: 'FR' });
  await press(memberId, id, 'country', { country: 'XX' });
  expect(await taxed(false)).toMatchObject({ country: 'Deutschland' });
  expect(await press(memberId, id, 'country', { country: 'FR' })).toBe(
    `303 https://shop.test/de/member?a=subscriptions&country=${id}&done=saved`,
  );
  expect(await taxed(true)).toMatchObject({
    ...{ country: 'Frankreich', chosen: 'FR', saved: true },
    next: { price: '19,95\u00a0$', tax: expect.stringMatching(/3,32.*20.%/) },
  });
  const stranger = { memberId: randomUUID(), locale: 'de', subscriptionId: id } as const;
  expect(await loadCountry(deps, { ...stranger, network: undefined, saved: false })).toBeUndefined();
});

test.each([
  ['FR40303265045', undefined],
  ['FR40303265000', 'unknown'],
  ['FR40303265099', 'unavailable'],
])(
  'a business with the VAT id %s is told where its prices contain the tax, and why',
  async (vatId, vatProblem) => {
    await seedDemoSeller(db);
    const { id, memberId } = await subscribe(shop);
    const importedBusiness = { company: 'Disc SARL', address: '1 rue du Disque', vatId };
    const business = JSON.stringify(importedBusiness);
    await db.execute(`update shop.subscriptions set country = 'FR', imported_business = '${business}'`);
    await db.execute('truncate shop.order_taxes cascade');
    expect(await loadChange(deps, { memberId, locale: 'de', subscriptionId: id })).toMatchObject({
      ...{ ways: [{ to: '1Y' }], vatProblem },
    });
  },
);
