import { expect, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import { auditOf } from '../../audit/audit-of.ts';
import { projectOffer } from '../../catalogue/project-offer.ts';
import { offer } from '../../checkout/testing/commerce.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { suspendLicence } from '../../licences/suspend-licence.ts';
import { cancelSubscription } from '../cancel/cancel-subscription.ts';
import { again, doDue, subscribe } from '../testing/subscribed.ts';
import { switchingShop } from '../testing/switching.ts';
import { keepTerm } from './keep-term.ts';
import { quoteSwitch } from './quote-switch.ts';
import { switchSubscription } from './switch-subscription.ts';

const { clock, shop, deps, db, at, owner, quote, change, totals, charges } = await switchingShop();

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
      { subscriptionId: subscription.id, to: '1M', shown: { priceMinor: 1995, totalMinor: 0 } },
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

test('one that began in yen stays in yen, wherever its member lives and whatever they read by then', async () => {
  const query = 'pid=643&opt643=1M&coupon=DNC10';
  const subscription = await subscribe(shop, query, { locale: 'ja', country: 'JP' });
  const [first] = await shop.orders();
  // The coupon was for the first period alone.
  expect(first).toMatchObject({ currency: 'JPY', totalMinor: 2680, couponCode: 'DNC10' });
  await db.execute(`update shop.members set locale = 'en'`);
  await db.execute(`update shop.subscriptions set locale = 'en', country = 'US'`);
  clock.set(subscription.periodEnd);
  await doDue(shop);
  await doDue(shop);
  const asked = await quote(await again(shop, subscription), '1Y');
  expect(asked).toMatchObject({ ok: true, quote: { when: 'now', priceMinor: 4480 } });
  expect(await change(await again(shop, subscription), '1Y', 4480)).toMatchObject({ ok: true });
  const paid = (await shop.orders()).toSorted(
    (one, other) => one.placedAt.getTime() - other.placedAt.getTime(),
  );
  expect(paid.map(({ currency, listMinor }) => [currency, listMinor])).toMatchObject([
    ['JPY', 2980],
    ['JPY', 2980],
    ['JPY', 4480],
  ]);
  expect(paid[1]).toMatchObject({ totalMinor: 2980, couponCode: null });
  expect(await again(shop, subscription)).toMatchObject({ currency: 'JPY', renewalMinor: 4480, term: '1Y' });
});

test('at a list price of yen that are no tens is shown and charged what the checkout charges', async () => {
  const { prices } = offer('643', 'DVD Ripper');
  const odd = prices.map((price) =>
    price.currency === 'JPY' && price.licenceType === '1Y' ? { ...price, amountMinor: 4985 } : price,
  );
  await projectOffer(db, offer('643', 'DVD Ripper', { prices: odd }));
  const subscription = await subscribe(shop, 'pid=643&opt643=1M', { locale: 'ja', country: 'JP' });
  expect(await quote(subscription, '1Y')).toMatchObject({
    quote: { priceMinor: 4990, renewalMinor: 4990, totalMinor: 4990 - 2980 },
  });
  expect(await change(subscription, '1Y', 4990)).toEqual({ ok: true, next: 'switched' });
  expect(await totals()).toEqual(['paid 2980', 'paid 2010']);
  expect(await again(shop, subscription)).toMatchObject({ term: '1Y', renewalMinor: 4990 });
  await subscribe(shop, 'pid=643&opt643=1Y', { locale: 'ja', country: 'JP', email: 'mei@example.test' });
  expect(await totals()).toContain('paid 4990');
});
