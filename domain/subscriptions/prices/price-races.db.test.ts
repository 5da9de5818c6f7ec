import { fixedClock } from '@spindle/platform/clock.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditOf } from '../../audit/audit-of.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { again, doDue, subscribe } from '../testing/subscribed.ts';
import { agreePrice } from './agree-price.ts';
import { BY_MAIL } from './by-mail.ts';
import { NOTICE_MS } from './price-change.ts';
import { refusePrice } from './refuse-price.ts';
import { announce, offerOf, isOwner as owner, tellAll } from './testing/announced.ts';
import { expectRecount } from './testing/recounted.ts';

const START = new Date('2027-01-31T10:00:00Z');
const clock = fixedClock(START);
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const begin = async () => {
  await shop.empty();
  await db.execute('truncate shop.price_changes cascade');
  clock.set(START);
};
beforeEach(begin);
afterEach(() => expectRecount(db));
const agree = (offerId: string) => agreePrice(deps, BY_MAIL, { offerId, locale: 'en' });
const totals = async () => (await shop.orders()).map(({ totalMinor }) => totalMinor).toSorted();
/** Moves the clock to the first renewal at a price that was announced at the start. */
async function toRenewal() {
  clock.set(new Date('2027-02-28T10:00:00Z'));
  await doDue(shop);
  clock.set(new Date('2027-03-31T10:00:00Z'));
}

test('agreed to and cancelled at once: it ends with what is paid for, and nothing is charged', async () => {
  const subscription = await subscribe(shop);
  await announce(shop);
  const { id: offerId } = await offerOf(shop, subscription);
  const [, refused] = await Promise.all([agree(offerId), refusePrice(deps, { offerId })]);
  expect(refused).toEqual({ ok: true });
  expect(await again(shop, subscription)).toMatchObject({ state: 'cancelling' });
  await toRenewal();
  await doDue(shop);
  expect(await totals()).toEqual([1995]);
});

test('agreed to by many clicks at once it is agreed to once', async () => {
  const subscription = await subscribe(shop);
  await announce(shop);
  const { id: offerId } = await offerOf(shop, subscription);
  const all = await Promise.all([
    ...Array.from({ length: 4 }, () => agree(offerId)),
    agreePrice(deps, owner(subscription), { offerId, locale: 'de' }),
  ]);
  expect(all.every(({ ok }) => ok)).toBe(true);
  const entries = await auditOf(db, { kind: 'subscription', id: subscription.id });
  expect(entries.filter(({ action }) => action === 'subscription.agree_price')).toHaveLength(1);
});

test('told by two workers at once, it is told once', async () => {
  const subscription = await subscribe(shop);
  await announce(shop);
  await Promise.all([tellAll(shop), tellAll(shop)]);
  expect(await shop.queued('subscriptions.price-mail')).toHaveLength(1);
  expect(await offerOf(shop, subscription)).toMatchObject({ answer: null, closedAt: null });
});

test('a renewal at the moment of the agreement is charged at the new price only if that was agreed to', async () => {
  const subscription = await subscribe(shop);
  await announce(shop);
  const { id: offerId } = await offerOf(shop, subscription);
  await toRenewal();
  const [agreed] = await Promise.all([agree(offerId), doDue(shop)]);
  await doDue(shop);
  expect(await totals()).toEqual([1995, 1995, agreed.ok ? 2495 : 1995]);
  expect(await again(shop, subscription)).toMatchObject({ renewalMinor: agreed.ok ? 2495 : 1995 });
});

test('a renewal at the moment of a cancellation by the link is charged once at most, at the old price', async () => {
  const subscription = await subscribe(shop);
  await announce(shop);
  const { id: offerId } = await offerOf(shop, subscription);
  await toRenewal();
  await Promise.all([refusePrice(deps, { offerId }), doDue(shop)]);
  await doDue(shop);
  expect((await totals()).every((total) => total === 1995)).toBe(true);
});

/** Something that happens to a subscription, after a number of days. */
const event = fc.record({
  days: fc.integer({ min: 0, max: 40 }),
  does: fc.oneof(
    fc.record({
      kind: fc.constant('announce' as const),
      priceMinor: fc.integer({ min: 1000, max: 4000 }),
      inDays: fc.integer({ min: 0, max: 70 }),
      withoutAgreement: fc.constantFrom('keeps' as const, 'ends' as const),
    }),
    fc.constant({ kind: 'agree' as const }),
    fc.constant({ kind: 'nothing' as const }),
  ),
});

test('whatever is announced and answered, nobody is charged more than was agreed to, nor sooner than told', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 4, maxLength: 9 }), async (events) => {
      await begin();
      const subscription = await subscribe(shop);
      // The prices the member has agreed to, each with its first day; the first one is the purchase.
      const agreed = [{ priceMinor: subscription.renewalMinor, from: START.getTime() }];
      for (const { days, does } of events) {
        for (let day = 0; day < days; day++) {
          clock.set(new Date(clock.now().getTime() + 86_400_000));
          await doDue(shop);
        }
        const now = clock.now().getTime();
        if (does.kind === 'announce') {
          const startsAt = new Date(now + does.inDays * 86_400_000);
          const { priceMinor, withoutAgreement } = does;
          await announce(shop, { startsAt, priceMinor, withoutAgreement });
        }
        const offer = await offerOf(shop, subscription).catch(() => undefined);
        if (does.kind === 'agree' && offer && !offer.answer && (await agree(offer.id)).ok) {
          expect(offer.startsAt.getTime()).toBeGreaterThanOrEqual(offer.toldAt.getTime() + NOTICE_MS);
          agreed.push({ priceMinor: offer.priceMinor, from: offer.startsAt.getTime() });
        }
      }
      for (const { totalMinor, placedAt } of await shop.orders()) {
        const may = agreed.filter(({ from }) => from <= placedAt.getTime()).map((one) => one.priceMinor);
        expect(totalMinor).toBeLessThanOrEqual(Math.max(...may));
      }
    }),
    { numRuns: 8 },
  );
});
