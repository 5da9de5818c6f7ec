import { fixedClock } from '@spindle/platform/clock.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import { auditOf } from '../../audit/audit-of.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { cancelSubscription } from '../cancel/cancel-subscription.ts';
import { pauseSubscription } from '../pause/pause-subscription.ts';
import { resumeSubscription } from '../pause/resume-subscription.ts';
import { keepTerm } from '../switch/keep-term.ts';
import { switchSubscription } from '../switch/switch-subscription.ts';
import { again, doDue, subscribe } from '../testing/subscribed.ts';
import { agreePrice } from './agree-price.ts';
import { announcePriceChange } from './announce-price-change.ts';
import { BY_MAIL } from './by-mail.ts';
import { listPriceChanges } from './list-price-changes.ts';
import { refusePrice } from './refuse-price.ts';
import { announce, asked, offerOf, isOwner as owner, tellAll } from './testing/announced.ts';
import { expectRecount } from './testing/recounted.ts';
import { newPriceOf, viewPrice } from './view-price.ts';

const clock = fixedClock(new Date());
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const at = (text: string) => clock.set(new Date(`${text}T10:00:00Z`));
beforeEach(async () => {
  await shop.empty();
  await db.execute('truncate shop.price_changes cascade');
  at('2027-01-31');
});
afterEach(() => expectRecount(db));
const paid = async () =>
  (await shop.orders())
    .toSorted((one, other) => one.placedAt.getTime() - other.placedAt.getTime())
    .map(({ totalMinor }) => totalMinor);
async function renewOn(...days: string[]) {
  for (const day of days) {
    at(day);
    await doDue(shop);
    await doDue(shop);
  }
}

describe('a dearer price', () => {
  test('is asked about at once, and charged from the first renewal it reaches once agreed to', async () => {
    const subscription = await subscribe(shop);
    await announce(shop, { startsAt: new Date('2027-03-20T00:00:00Z') });
    expect(await shop.queued('subscriptions.price-mail')).toMatchObject([
      {
        ...{ kind: 'price_rise', fromMinor: 1995, priceMinor: 2495, withoutAgreement: 'keeps', term: '1M' },
        date: '2027-03-31T10:00:00.000Z',
      },
    ]);
    const { id: offerId } = await offerOf(shop, subscription);
    expect(await agreePrice(deps, owner(subscription), { offerId, locale: 'en' })).toEqual({ ok: true });
    expect(await again(shop, subscription)).toMatchObject({ renewalMinor: 1995, nextRenewalMinor: null });
    await renewOn('2027-02-28');
    expect(await again(shop, subscription)).toMatchObject({ renewalMinor: 1995, nextRenewalMinor: 2495 });
    await renewOn('2027-03-31', '2027-04-30');
    expect(await paid()).toEqual([1995, 1995, 2495, 2495]);
    // Periods are still counted from the first day.
    expect(await again(shop, subscription)).toMatchObject({
      ...{ renewalMinor: 2495, nextRenewalMinor: null, periodEnd: new Date('2027-05-31T10:00:00Z') },
    });
  });

  test('keeps what was agreed to, when, how and in which words, and is audited', async () => {
    const subscription = await subscribe(shop);
    await announce(shop);
    const { id: offerId } = await offerOf(shop, subscription);
    const view = await viewPrice(db, { offerId, locale: 'de' });
    at('2027-02-03');
    await agreePrice(deps, BY_MAIL, { offerId, locale: 'de' });
    const offer = await offerOf(shop, subscription);
    expect(offer).toMatchObject({
      ...{ answer: 'agreed', answeredAt: clock.now(), way: 'mail', text: view?.price?.text },
      textVersion: expect.stringMatching(/^[\w-]{16}$/),
    });
    expect(offer.text).toContain('24,95');
    const [entry] = await auditOf(db, { kind: 'subscription', id: subscription.id });
    expect(entry).toMatchObject({
      ...{ action: 'subscription.agree_price', actorId: 'price-mail', before: { priceMinor: 1995 } },
      after: { priceMinor: 2495, way: 'mail', textVersion: offer.textVersion },
    });
    at('2027-02-04');
    expect(await agreePrice(deps, owner(subscription), { offerId, locale: 'en' })).toEqual({ ok: true });
    expect(await offerOf(shop, subscription)).toEqual(offer);
  });

  test('holds for no renewal less than 45 days after its mail', async () => {
    const subscription = await subscribe(shop);
    await announce(shop, { startsAt: new Date('2027-02-01T00:00:00Z') });
    const { id: offerId, startsAt } = await offerOf(shop, subscription);
    expect(startsAt).toEqual(new Date('2027-03-17T10:00:00Z'));
    await agreePrice(deps, BY_MAIL, { offerId, locale: 'en' });
    await renewOn('2027-02-28', '2027-03-31');
    expect(await paid()).toEqual([1995, 1995, 2495]);
  });

  test('that nobody agrees to is asked about again, and the old one goes on', async () => {
    const subscription = await subscribe(shop);
    await announce(shop);
    await renewOn('2027-02-28', '2027-03-21');
    expect(await shop.queued('subscriptions.price-mail')).toHaveLength(2);
    const { id: offerId } = await offerOf(shop, subscription);
    await renewOn('2027-03-31', '2027-04-30');
    expect(await paid()).toEqual([1995, 1995, 1995, 1995]);
    expect(await agreePrice(deps, BY_MAIL, { offerId, locale: 'en' })).toEqual({ ok: false, error: 'over' });
    expect(await shop.queued('subscriptions.price-mail')).toHaveLength(2);
    expect(await listPriceChanges(db)).toMatchObject({ changes: [{ told: 1, unanswered: 1, open: 0 }] });
  });

  test('a year is asked again by its reminders, and reminded as ever once it has answered', async () => {
    const subscription = await subscribe(shop, 'pid=643&opt643=1Y');
    await announce(shop, { term: '1Y', priceMinor: 3495 });
    await renewOn('2027-12-18');
    expect(await shop.queued('subscriptions.price-mail')).toHaveLength(2);
    expect(await shop.queued('subscriptions.mail')).toEqual([]);
    const { id: offerId } = await offerOf(shop, subscription);
    await agreePrice(deps, BY_MAIL, { offerId, locale: 'en' });
    await renewOn('2028-01-25');
    expect(await shop.queued('subscriptions.mail')).toMatchObject([{ kind: 'reminder', amountMinor: 3495 }]);
    await renewOn('2028-01-31');
    expect(await paid()).toEqual([2995, 3495]);
  });

  test('ends the subscription with a notice where the seller has set that and nobody agrees', async () => {
    const subscription = await subscribe(shop);
    await announce(shop, { withoutAgreement: 'ends' });
    await renewOn('2027-02-28', '2027-03-31');
    expect(await again(shop, subscription)).toMatchObject({ state: 'ended', endReason: 'price' });
    expect(await paid()).toEqual([1995, 1995]);
    expect(await shop.queued('subscriptions.mail')).toContainEqual(
      expect.objectContaining({ kind: 'ended', endReason: 'price' }),
    );
    expect(await listPriceChanges(db)).toMatchObject({ changes: [{ unanswered: 1, cancelled: 0 }] });
  });

  test('cancelled instead by the mailed link, it is not charged again, and not agreed to any more', async () => {
    const subscription = await subscribe(shop);
    await announce(shop);
    const { id: offerId } = await offerOf(shop, subscription);
    expect(await refusePrice(deps, { offerId })).toEqual({ ok: true });
    expect(await again(shop, subscription)).toMatchObject({ state: 'cancelling' });
    expect(await agreePrice(deps, BY_MAIL, { offerId, locale: 'en' })).toEqual({ ok: false, error: 'over' });
    expect(await viewPrice(db, { offerId, locale: 'en' })).toMatchObject({ price: undefined });
    expect(await listPriceChanges(db)).toMatchObject({ changes: [{ told: 1, cancelled: 1, open: 0 }] });
    await resumeSubscription(deps, owner(subscription), { subscriptionId: subscription.id });
    expect(await agreePrice(deps, BY_MAIL, { offerId, locale: 'en' })).toEqual({ ok: true });
    await renewOn('2027-02-28', '2027-03-31');
    expect(await paid()).toEqual([1995, 1995, 2495]);
  });

  test('is nobody else’s to agree to', async () => {
    const subscription = await subscribe(shop);
    await announce(shop);
    const { id: offerId } = await offerOf(shop, subscription);
    const stranger: Actor = { kind: 'member', memberId: subscription.id };
    const editor: Actor = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'editor' };
    for (const actor of [stranger, editor]) {
      expect(await agreePrice(deps, actor, { offerId, locale: 'en' })).toMatchObject({ error: 'not_found' });
    }
    expect(await agreePrice(deps, BY_MAIL, { offerId: subscription.id, locale: 'en' })).toMatchObject({
      error: 'not_found',
    });
    expect(await refusePrice(deps, { offerId: subscription.id })).toMatchObject({ error: 'not_found' });
  });
});

test('a cheaper price needs no agreement, and holds for the next renewal', async () => {
  const subscription = await subscribe(shop);
  await announce(shop, { priceMinor: 1495, startsAt: new Date('2027-02-10T00:00:00Z') });
  expect(await shop.queued('subscriptions.price-mail')).toMatchObject([{ kind: 'price_fall' }]);
  expect(await again(shop, subscription)).toMatchObject({ nextRenewalMinor: 1495 });
  expect(await newPriceOf(db, subscription, 'en')).toMatchObject({ state: 'cheaper', priceMinor: 1495 });
  await renewOn('2027-02-28');
  expect(await paid()).toEqual([1995, 1495]);
});

test('a price that came into force while the shop was away is that of the period that begins afterwards', async () => {
  await subscribe(shop);
  await announce(shop, { priceMinor: 1495, startsAt: new Date('2027-03-05T00:00:00Z') });
  await renewOn('2027-04-05');
  expect(await paid()).toEqual([1995, 1495]);
});

test('changed again before it came into force: what was agreed to before is asked anew', async () => {
  const subscription = await subscribe(shop);
  await announce(shop);
  const first = await offerOf(shop, subscription);
  await agreePrice(deps, BY_MAIL, { offerId: first.id, locale: 'en' });
  await renewOn('2027-02-28');
  await announce(shop, { priceMinor: 2295, startsAt: new Date('2027-03-20T00:00:00Z') });
  expect(await again(shop, subscription)).toMatchObject({ nextRenewalMinor: null });
  const second = await offerOf(shop, subscription);
  expect(second).toMatchObject({ fromMinor: 1995, priceMinor: 2295 });
  expect(await agreePrice(deps, BY_MAIL, { offerId: first.id, locale: 'en' })).toEqual({ ok: true });
  await renewOn('2027-03-31');
  await agreePrice(deps, BY_MAIL, { offerId: second.id, locale: 'en' });
  await renewOn('2027-04-30');
  expect(await paid()).toEqual([1995, 1995, 1995, 2295]);
  // A change back to the present price asks for nothing.
  await announce(shop, { priceMinor: 2295 });
  expect(await newPriceOf(db, await again(shop, subscription), 'en')).toBeUndefined();
});

test('who changes to another term meanwhile pays the price of that', async () => {
  const subscription = await subscribe(shop);
  await announce(shop);
  const { id: offerId } = await offerOf(shop, subscription);
  await agreePrice(deps, BY_MAIL, { offerId, locale: 'en' });
  const which = { subscriptionId: subscription.id, shown: { priceMinor: 2995, totalMinor: 2995 } };
  at('2027-02-10');
  expect(await switchSubscription(deps, owner(subscription), { ...which, to: '1Y' })).toMatchObject({
    ok: true,
  });
  expect(await again(shop, subscription)).toMatchObject({ renewalMinor: 2995, nextRenewalMinor: null });
  expect(await newPriceOf(db, await again(shop, subscription), 'en')).toBeUndefined();
});

test('a planned change of term is not asked about; undone, what was agreed to holds again', async () => {
  const subscription = await subscribe(shop, 'pid=643&opt643=1Y');
  await announce(shop, { term: '1Y', priceMinor: 3495 });
  const { id: offerId } = await offerOf(shop, subscription);
  await agreePrice(deps, BY_MAIL, { offerId, locale: 'en' });
  expect(await again(shop, subscription)).toMatchObject({ nextRenewalMinor: 3495 });
  const which = { subscriptionId: subscription.id };
  const cheaper = { ...which, to: '1M', shown: { priceMinor: 1995, totalMinor: 0 } } as const;
  expect(await switchSubscription(deps, owner(subscription), cheaper)).toEqual({ ok: true, next: 'later' });
  expect(await newPriceOf(db, await again(shop, subscription), 'en')).toBeUndefined();
  await keepTerm(deps, owner(subscription), which);
  expect(await again(shop, subscription)).toMatchObject({ nextTerm: null, nextRenewalMinor: 3495 });
  await renewOn('2028-01-31');
  expect(await paid()).toEqual([2995, 3495]);
});

test('paused: resumed after its period it costs what was agreed to, and nothing else is taken up', async () => {
  const [agreeing, silent] = [
    await subscribe(shop),
    await subscribe(shop, undefined, { email: 'b@shop.test' }),
  ];
  for (const { id: subscriptionId, ...one } of [agreeing, silent])
    await pauseSubscription(deps, owner(one), { subscriptionId });
  await announce(shop, { withoutAgreement: 'ends' });
  const { id: offerId } = await offerOf(shop, agreeing);
  await agreePrice(deps, owner(agreeing), { offerId, locale: 'en' });
  at('2027-05-10');
  const resume = (one: typeof agreeing) => resumeSubscription(deps, owner(one), { subscriptionId: one.id });
  expect(await resume(agreeing)).toMatchObject({ ok: true, subscription: { nextRenewalMinor: 2495 } });
  expect(await resume(silent)).toEqual({ ok: false, error: 'price_open' });
  await doDue(shop);
  expect(await paid()).toEqual([1995, 1995, 2495]);
});

test('who has cancelled, or bought after it was announced, is not told', async () => {
  const gone = await subscribe(shop);
  await cancelSubscription(deps, owner(gone), { subscriptionId: gone.id, when: 'period_end' });
  await announcePriceChange(deps, { kind: 'system', name: 'test' }, { ...asked(clock.now()) });
  at('2027-02-01');
  await subscribe(shop, undefined, { email: 'b@shop.test' });
  await tellAll(shop);
  expect(await shop.queued('subscriptions.price-mail')).toEqual([]);
});

test('is announced by whom prices are for, for a product there is, from a day to come', async () => {
  const support: Actor = { kind: 'staff', staffId: '8', email: 'bo@shop.test', role: 'support' };
  const editor: Actor = { ...support, role: 'editor' };
  const say = (actor: Actor, change = {}) =>
    announcePriceChange(deps, actor, { ...asked(clock.now()), ...change });
  expect(await say(support)).toEqual({ ok: false, error: 'not_allowed' });
  expect(await say(editor, { pid: '9' })).toEqual({ ok: false, error: 'unknown_product' });
  for (const wrong of [
    { priceMinor: 0 },
    { startsAt: new Date('2027-01-31T09:59:59Z') },
    { startsAt: new Date('no day') },
    { currency: 'JPY', priceMinor: 1995 },
  ]) {
    expect(await say(editor, wrong)).toEqual({ ok: false, error: 'price_change_invalid' });
  }
  const announced = await say(editor);
  if (!announced.ok) expect.fail();
  const [entry] = await auditOf(db, { kind: 'price_change', id: announced.change.id });
  expect(entry).toMatchObject({ actorEmail: 'bo@shop.test', after: { pid: '643', priceMinor: 2495 } });
});
