import { fixedClock } from '@spindle/platform/clock.ts';
import type { Term } from '@spindle/platform/licence-types.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { projectOffer } from '../catalogue/project-offer.ts';
import { GOOD_CARD, offer } from '../checkout/testing/commerce.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { previewRefund } from '../fulfilment/preview-refund.ts';
import { findLicence } from '../licences/find-licence.ts';
import { suspendLicence } from '../licences/suspend-licence.ts';
import { goodOf, sumOf } from '../payments/credits/credit.ts';
import { creditsOf } from '../payments/credits/credits-of.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';
import { sandboxPayments } from '../payments/sandbox/tables.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { forgetUnpaidSwitches } from './forget-unpaid-switches.ts';
import { keepTerm } from './keep-term.ts';
import { quoteSwitch } from './quote-switch.ts';
import { resumeSubscription } from './resume-subscription.ts';
import type { Subscription } from './subscription.ts';
import { switchSubscription } from './switch-subscription.ts';
import { again, doDue, subscribe } from './testing/subscribed.ts';
import { viewRenewal } from './view-renewal.ts';

const clock = fixedClock(new Date());
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const at = (text: string) => clock.set(new Date(`${text}T10:00:00Z`));
beforeEach(async () => {
  await shop.empty();
  await projectOffer(db, offer('643', 'DVD Ripper'));
  at('2027-04-01');
});
const owner = ({ memberId }: Subscription): Actor => ({ kind: 'member', memberId });
const quote = (subscription: Subscription, to: Term) =>
  quoteSwitch(deps, owner(subscription), { subscriptionId: subscription.id, to });
async function change(subscription: Subscription, to: Term, shown = to === '1Y' ? 2995 : 1995) {
  return switchSubscription(deps, owner(subscription), {
    ...{ subscriptionId: subscription.id, to, shown: { priceMinor: shown } },
  });
}
const totals = async () => (await shop.orders()).map(({ state, totalMinor }) => `${state} ${totalMinor}`);
const charges = () => db.$count(sandboxPayments);

describe('to a dearer term', () => {
  test('starts its period now, and what is left of the month lowers the price', async () => {
    const subscription = await subscribe(shop);
    const { key } = (await findLicence(db, subscription.licenceId)) ?? expect.fail();
    at('2027-04-16');
    const year = new Date('2028-04-16T10:00:00Z');
    expect(await quote(subscription, '1Y')).toEqual({
      ok: true,
      quote: {
        ...{ when: 'now', priceMinor: 2995, creditMinor: 997, totalMinor: 1998, balanceMinor: 0 },
        ...{ paidMinor: 1995, leftMinor: 997 },
        ...{ renewalMinor: 2995, periodEnd: year },
      },
    });
    expect(await change(subscription, '1Y')).toEqual({ ok: true, next: 'switched' });
    expect(await again(shop, subscription)).toMatchObject({
      ...{ state: 'active', term: '1Y', renewalMinor: 2995, anchorAt: clock.now(), periodEnd: year },
      ...{ nextStep: 'remind' },
    });
    expect(await findLicence(db, subscription.licenceId)).toMatchObject({
      ...{ key, licenceType: '1Y', worksUntil: year },
    });
    expect(await totals()).toEqual(['paid 1995', 'paid 1998']);
    clock.set(year);
    await doDue(shop);
    await doDue(shop);
    expect(await totals()).toEqual(['paid 1995', 'paid 1998', 'paid 2995']);
  });

  test('with more to the good than it costs needs no card, and the rest lowers what comes', async () => {
    const subscription = await subscribe(shop, 'pid=643&opt643=1Y');
    // Since then the year has become cheaper for this member than the month is.
    await db.execute(`update shop.subscriptions set renewal_minor = 500`);
    expect(await quote(subscription, '1M')).toMatchObject({
      quote: { creditMinor: 1995, totalMinor: 0, balanceMinor: 1000 },
    });
    expect(await change(subscription, '1M')).toEqual({ ok: true, next: 'switched' });
    expect(await charges()).toBe(1);
    expect(await again(shop, subscription)).toMatchObject({ term: '1M', balanceMinor: 1000 });
    at('2027-05-01');
    await doDue(shop);
    expect(await again(shop, subscription)).toMatchObject({ terms: 2, balanceMinor: 0 });
    expect(await totals()).toEqual(['paid 2995', 'paid 0', 'paid 995']);
  });

  test('what credit has paid is credit again', async () => {
    const subscription = await subscribe(shop);
    await change(subscription, '1Y');
    await projectOffer(db, {
      ...offer('643', 'DVD Ripper'),
      prices: [{ licenceType: '1M', currency: 'USD', amountMinor: 3500 }],
    });
    expect(await quote(await again(shop, subscription), '1M')).toMatchObject({
      quote: { when: 'now', creditMinor: 2995, totalMinor: 505 },
    });
  });

  test('is paid on a page where the card is not charged, and forgotten with it', async () => {
    const subscription = await subscribe(shop, undefined, { number: '4000 0025 0000 3155' });
    at('2027-04-16');
    const opened = await change(subscription, '1Y');
    if (!opened.ok || opened.next !== 'pay') throw new Error('no page');
    expect(await again(shop, subscription)).toMatchObject({ state: 'active', term: '1M' });
    expect(await change(subscription, '1Y')).toEqual(opened);
    const paymentId = opened.redirectUrl.split('/').at(-1) ?? '';
    await paySandbox(deps, { paymentId, card: GOOD_CARD });
    clock.set(new Date('2027-04-16T10:01:00Z'));
    const [order] = (await shop.orders()).filter(({ state }) => state === 'pending');
    expect(await viewRenewal(deps, { orderId: order?.id ?? '' })).toMatchObject({ state: 'paid' });
    expect(await again(shop, subscription)).toMatchObject({ term: '1Y' });
  });

  test('whose page is open when the period ends takes no time from the licence, and no renewal', async () => {
    const subscription = await subscribe(shop, undefined, { number: '4000 0025 0000 3155' });
    at('2027-04-25');
    await change(subscription, '1Y');
    await db.execute(`update shop.sandbox_cards set behaviour = 'pays'`);
    const asked = await charges();
    clock.set(subscription.periodEnd);
    await doDue(shop);
    expect(await charges()).toBe(asked);
    const until = async () => (await findLicence(db, subscription.licenceId))?.worksUntil;
    expect(await until()).toEqual(new Date('2027-05-22T10:00:00Z'));
    await db.execute(`update shop.payments set state = 'expired' where state = 'open'`);
    clock.set(new Date('2027-05-01T11:00:00Z'));
    await doDue(shop);
    expect(await again(shop, subscription)).toMatchObject({ state: 'active', term: '1M', terms: 2 });
    expect(await until()).toEqual(new Date('2027-06-01T10:00:00Z'));
    expect((await totals()).toSorted()).toEqual(['cancelled 2596', 'paid 1995', 'paid 1995']);
  });

  test('that is paid on its page after the period has ended begins when it was asked for', async () => {
    const subscription = await subscribe(shop, undefined, { number: '4000 0025 0000 3155' });
    clock.set(new Date('2027-05-01T09:30:00Z'));
    const opened = await change(subscription, '1Y');
    if (!opened.ok || opened.next !== 'pay') throw new Error('no page');
    clock.set(subscription.periodEnd);
    await doDue(shop);
    await paySandbox(deps, { paymentId: opened.redirectUrl.split('/').at(-1) ?? '', card: GOOD_CARD });
    clock.set(new Date('2027-05-01T10:01:00Z'));
    const [order] = (await shop.orders()).filter(({ state }) => state === 'pending');
    expect(await viewRenewal(deps, { orderId: order?.id ?? '' })).toMatchObject({ state: 'paid' });
    const year = new Date('2028-05-01T09:30:00Z');
    expect(await again(shop, subscription)).toMatchObject({ term: '1Y', periodEnd: year });
    expect(await findLicence(db, subscription.licenceId)).toMatchObject({ worksUntil: year });
  });

  test('that is not paid stands in the way of nothing', async () => {
    const subscription = await subscribe(shop, undefined, { number: '4000 0025 0000 3155' });
    at('2027-04-16');
    await change(subscription, '1Y');
    await db.execute(`update shop.payments set state = 'expired' where state = 'open'`);
    await db.execute(`update shop.sandbox_cards set behaviour = 'pays'`);
    at('2027-05-01');
    await doDue(shop);
    expect(await again(shop, subscription)).toMatchObject({ state: 'active', term: '1M', terms: 2 });
    expect((await totals()).toSorted()).toEqual(['cancelled 1998', 'paid 1995', 'paid 1995']);
  });

  test('whose page closes unpaid gives back what it had called for', async () => {
    const subscription = await subscribe(shop, undefined, { number: '4000 0025 0000 3155' });
    at('2027-04-16');
    const quoted = await quote(subscription, '1Y');
    await change(subscription, '1Y');
    const [month] = (await shop.orders()).filter(({ state }) => state === 'paid');
    const carried = async () => sumOf(goodOf(await creditsOf(db, { holderId: subscription.id })));
    const asked = { orderId: month?.id ?? '', request: 'rest' } as const;
    const leftToRefund = () => previewRefund(deps, { kind: 'system', name: 'test' }, asked);
    clock.set(new Date('2027-04-16T10:20:00Z'));
    await forgetUnpaidSwitches(deps);
    expect((await totals()).toSorted()).toEqual(['paid 1995', 'pending 1998']);
    expect(await leftToRefund()).toMatchObject({ preview: { amountMinor: 998 } });
    await db.execute(`update shop.payments set state = 'expired' where state = 'open'`);
    await forgetUnpaidSwitches(deps);
    expect((await totals()).toSorted()).toEqual(['cancelled 1998', 'paid 1995']);
    expect(await leftToRefund()).toMatchObject({ preview: { amountMinor: 1995 } });
    expect(await carried()).toBe(0);
    at('2027-04-16');
    expect(await quote(subscription, '1Y')).toEqual(quoted);
  });

  test('is not forgotten between the card and the page', async () => {
    const subscription = await subscribe(shop, undefined, { number: '4000 0025 0000 3155' });
    at('2027-04-16');
    await change(subscription, '1Y');
    await db.execute(`update shop.payments set state = 'expired' where state = 'open'`);
    await forgetUnpaidSwitches(deps);
    expect((await totals()).toSorted()).toEqual(['paid 1995', 'pending 1998']);
  });

  test('cancelled while its page is open, is never charged, and can be resumed', async () => {
    const subscription = await subscribe(shop, undefined, { number: '4000 0025 0000 3155' });
    at('2027-04-25');
    await change(subscription, '1Y');
    const which = { subscriptionId: subscription.id };
    await cancelSubscription(deps, owner(subscription), { ...which, when: 'period_end' });
    expect(await again(shop, subscription)).toMatchObject({ state: 'cancelling', nextStep: 'end' });
    await resumeSubscription(deps, owner(subscription), which);
    expect(await again(shop, subscription)).toMatchObject({ state: 'active', nextStep: 'renew' });
    await cancelSubscription(deps, owner(subscription), { ...which, when: 'period_end' });
    await db.execute(`update shop.payments set state = 'expired' where state = 'open'`);
    await db.execute(`update shop.sandbox_cards set behaviour = 'pays'`);
    at('2027-05-01');
    await doDue(shop);
    expect(await again(shop, subscription)).toMatchObject({ state: 'ended', endReason: 'cancelled' });
    expect((await totals()).filter((each) => each.startsWith('paid'))).toEqual(['paid 1995']);
  });
});

test('to a cheaper term: when the period ends, and back again until then', async () => {
  const subscription = await subscribe(shop, 'pid=643&opt643=1Y');
  at('2027-06-01');
  expect(await quote(subscription, '1M')).toEqual({
    ...{ ok: true, quote: { when: 'period_end', at: subscription.periodEnd, to: '1M', priceMinor: 1995 } },
  });
  expect(await change(subscription, '1M')).toEqual({ ok: true, next: 'later' });
  expect(await again(shop, subscription)).toMatchObject({ term: '1Y', nextTerm: '1M' });
  at('2028-03-20');
  await doDue(shop);
  expect(await shop.queued('subscriptions.mail')).toContainEqual(
    expect.objectContaining({ kind: 'reminder', term: '1M', amountMinor: 1995 }),
  );
  clock.set(subscription.periodEnd);
  await doDue(shop);
  await doDue(shop);
  expect(await again(shop, subscription)).toMatchObject({
    ...{ term: '1M', renewalMinor: 1995, nextTerm: null, periodEnd: new Date('2028-05-01T10:00:00Z') },
  });
  expect(await findLicence(db, subscription.licenceId)).toMatchObject({ licenceType: '1M' });
  expect(await totals()).toEqual(['paid 2995', 'paid 1995']);
});

test('to a cheaper term: asked for twice, it is mailed and audited once', async () => {
  const subscription = await subscribe(shop, 'pid=643&opt643=1Y');
  const plan = () =>
    switchSubscription(
      deps,
      { kind: 'system', name: 'test' },
      { subscriptionId: subscription.id, to: '1M', shown: { priceMinor: 1995 } },
    );
  await plan();
  clock.set(new Date('2027-04-01T10:00:09Z'));
  expect(await plan()).toEqual({ ok: true, next: 'later' });
  expect(await shop.queued('subscriptions.mail')).toHaveLength(1);
  const audit = await auditOf(db, { kind: 'subscription', id: subscription.id });
  expect(audit.filter(({ action }) => action === 'subscription.switch')).toHaveLength(1);
});

test('to a cheaper term: undone until it comes, and both are mailed or shown', async () => {
  const subscription = await subscribe(shop, 'pid=643&opt643=1Y');
  await change(subscription, '1M');
  expect((await shop.queued('subscriptions.mail')).at(-1)).toMatchObject({
    ...{ kind: 'planned', term: '1M', renewalMinor: 1995 },
  });
  const stranger: Actor = { kind: 'member', memberId: subscription.id };
  const which = { subscriptionId: subscription.id };
  expect(await keepTerm(deps, stranger, which)).toEqual({ ok: false, error: 'not_found' });
  expect(await keepTerm(deps, owner(subscription), which)).toMatchObject({ ok: true });
  expect(await again(shop, subscription)).toMatchObject({ nextTerm: null, nextRenewalMinor: null });
  clock.set(subscription.periodEnd);
  await doDue(shop);
  await doDue(shop);
  expect(await totals()).toEqual(['paid 2995', 'paid 2995']);
});

test('is refused on another price than was shown, to the same term, and for what does not run', async () => {
  const subscription = await subscribe(shop);
  expect(await change(subscription, '1Y', 1000)).toEqual({ ok: false, error: 'price_changed' });
  expect(await change(subscription, '1M')).toEqual({ ok: false, error: 'same_term' });
  await projectOffer(db, offer('643', 'DVD Ripper', { onSale: false }));
  expect(await change(subscription, '1Y')).toEqual({ ok: false, error: 'not_on_sale' });
  await cancelSubscription(deps, owner(subscription), {
    ...{ subscriptionId: subscription.id, when: 'period_end' },
  });
  expect(await change(subscription, '1Y')).toEqual({ ok: false, error: 'not_running' });
  const stranger: Actor = { kind: 'member', memberId: subscription.id };
  expect(await quoteSwitch(deps, stranger, { subscriptionId: subscription.id, to: '1Y' })).toEqual({
    ...{ ok: false, error: 'not_found' },
  });
});

test('is refused while the licence rests, and gives no credit for what a bank may take back', async () => {
  const { licenceId, ...subscription } = await subscribe(shop);
  await suspendLicence(deps, { kind: 'system', name: 'dispute' }, { licenceId, to: 'suspended' });
  expect(await change({ ...subscription, licenceId }, '1Y')).toEqual({ ok: false, error: 'not_running' });
  expect(await totals()).toEqual(['paid 1995']);
});

test('of two that switch at once one pays', async () => {
  const subscription = await subscribe(shop);
  const both = await Promise.all([change(subscription, '1Y'), change(subscription, '1Y')]);
  expect(both.filter(({ ok }) => ok).length).toBeGreaterThan(0);
  expect(await charges()).toBe(2);
  expect((await totals()).filter((each) => each.startsWith('paid'))).toHaveLength(2);
});

test('a switch and a cancellation at the same moment: it ends after what was paid for, and no more is charged', async () => {
  const subscription = await subscribe(shop);
  at('2027-04-16');
  const which = { subscriptionId: subscription.id };
  const [switched] = await Promise.all([
    change(subscription, '1Y'),
    cancelSubscription(deps, owner(subscription), { ...which, when: 'period_end' }),
  ]);
  const paid = switched.ok && switched.next === 'switched' ? 2 : 1;
  expect((await totals()).filter((each) => each.startsWith('paid'))).toHaveLength(paid);
  const after = await again(shop, subscription);
  expect(after).toMatchObject({ state: 'cancelling', term: paid === 2 ? '1Y' : '1M', nextStep: 'end' });
  clock.set(after.periodEnd);
  await doDue(shop);
  expect(await again(shop, subscription)).toMatchObject({ state: 'ended' });
  expect(await charges()).toBe(paid);
});

test('a switch and a renewal at the same moment: one of the two is paid', async () => {
  const subscription = await subscribe(shop);
  clock.set(subscription.periodEnd);
  const [switched] = await Promise.all([change(subscription, '1Y'), doDue(shop)]);
  expect(switched).toMatchObject({ ok: false });
  expect((await totals()).filter((each) => each.startsWith('paid'))).toHaveLength(2);
  expect(await again(shop, subscription)).toMatchObject({ state: 'active', term: '1M', terms: 2 });
});
