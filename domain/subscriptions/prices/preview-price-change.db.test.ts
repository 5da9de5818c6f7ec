import { fixedClock } from '@spindle/platform/clock.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { cancelSubscription } from '../cancel/cancel-subscription.ts';
import { switchSubscription } from '../switch/switch-subscription.ts';
import { again, doDue, shownTotal, subscribe } from '../testing/subscribed.ts';
import { agreePrice } from './agree-price.ts';
import { listPriceChanges } from './list-price-changes.ts';
import { previewPriceChange } from './preview-price-change.ts';
import { announce, asked, offerOf, isOwner as owner } from './testing/announced.ts';

const clock = fixedClock(new Date());
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const at = (text: string) => clock.set(new Date(`${text}T10:00:00Z`));
beforeEach(async () => {
  await shop.empty();
  await db.execute('truncate shop.price_changes cascade');
  at('2027-01-31');
});

describe('the preview of a price', () => {
  const staff: Actor = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'editor' };
  const preview = (change: object = {}, actor = staff) =>
    previewPriceChange(deps, actor, { ...asked(clock.now()), ...change });

  test('counts whom the announcement then tells, by what they pay, and announces nothing', async () => {
    const subscription = await subscribe(shop);
    const ended = await subscribe(shop);
    await cancelSubscription(deps, owner(ended), { subscriptionId: ended.id, when: 'period_end' });
    const startsAt = new Date('2027-03-20T00:00:00Z');
    expect(await preview({ startsAt })).toMatchObject({
      preview: {
        groups: [{ fromMinor: 1995, priceMinor: 2495, subscriptions: 1 }],
        told: 1,
        dearerFrom: startsAt,
      },
    });
    expect((await listPriceChanges(db)).changes).toEqual([]);
    expect(await shop.queued('subscriptions.tell-price')).toEqual([]);
    await announce(shop, { startsAt });
    expect(await shop.queued('subscriptions.price-mail')).toMatchObject([
      { subscriptionId: subscription.id },
    ]);
  });

  test('counts nobody who pays it already', async () => {
    await subscribe(shop);
    expect(await preview({ priceMinor: 1995 })).toMatchObject({
      preview: { groups: [{ fromMinor: 1995, priceMinor: 1995, subscriptions: 1 }], told: 0 },
    });
    expect(await preview({ term: '1Y' })).toMatchObject({ preview: { groups: [], told: 0 } });
  });

  test('names the day to which a dearer price moves back, which is the one that is then kept', async () => {
    const subscription = await subscribe(shop);
    const startsAt = new Date('2027-02-01T00:00:00Z');
    const dearerFrom = new Date('2027-03-17T10:00:00Z');
    expect(await preview({ startsAt })).toMatchObject({ preview: { dearerFrom } });
    await announce(shop, { startsAt });
    expect(await offerOf(shop, subscription)).toMatchObject({ startsAt: dearerFrom });
  });

  test('refuses what the announcement refuses', async () => {
    expect(await preview({}, { ...staff, role: 'support' })).toEqual({ ok: false, error: 'not_allowed' });
    expect(await preview({ pid: '999' })).toEqual({ ok: false, error: 'unknown_product' });
    expect(await preview({ startsAt: new Date('2027-01-30') })).toEqual({
      ...{ ok: false, error: 'price_change_invalid' },
    });
    expect(await preview({ currency: 'JPY', priceMinor: 5205 })).toEqual({
      ...{ ok: false, error: 'price_change_invalid' },
    });
  });

  describe('while a renewal waits for its money', () => {
    /** A monthly subscription at a higher price that was agreed to but that the card does not pay. */
    async function pastDueAtNewPrice() {
      const subscription = await subscribe(shop);
      await announce(shop, { startsAt: new Date('2027-03-20T00:00:00Z') });
      const { id: offerId } = await offerOf(shop, subscription);
      await agreePrice(deps, owner(subscription), { offerId, locale: 'en' });
      at('2027-02-28');
      await doDue(shop);
      await db.execute(`update shop.sandbox_cards set behaviour = 'declined'`);
      at('2027-03-31');
      await doDue(shop);
      expect(await again(shop, subscription)).toMatchObject({ state: 'past_due', renewalMinor: 1995 });
      return subscription;
    }

    test('counts by the price of that, as the announcement tells it', async () => {
      const subscription = await pastDueAtNewPrice();
      expect(await preview({ priceMinor: 2995 })).toMatchObject({
        preview: { groups: [{ fromMinor: 2495, priceMinor: 2995, subscriptions: 1 }], told: 1 },
      });
      await announce(shop, { priceMinor: 2995 });
      expect(await offerOf(shop, subscription)).toMatchObject({ fromMinor: 2495, priceMinor: 2995 });
    });

    test('counts nobody whose renewal costs that already, and as told who goes back to what was paid before', async () => {
      await pastDueAtNewPrice();
      expect(await preview()).toMatchObject({ preview: { groups: [{ fromMinor: 2495 }], told: 0 } });
      expect(await preview({ priceMinor: 1995 })).toMatchObject({ preview: { told: 1 } });
      const before = (await shop.queued('subscriptions.price-mail')).length;
      await announce(shop);
      expect(await shop.queued('subscriptions.price-mail')).toHaveLength(before);
    });
  });

  test('takes a change of term that waits for its money for no renewal', async () => {
    const subscription = await subscribe(shop, undefined, { number: '4000 0025 0000 3155' });
    at('2027-02-10');
    const shown = { priceMinor: 2995, totalMinor: await shownTotal(deps, subscription, '1Y') };
    expect(
      await switchSubscription(deps, owner(subscription), {
        ...{ subscriptionId: subscription.id, to: '1Y', shown },
      }),
    ).toMatchObject({ next: 'pay' });
    expect(await preview()).toMatchObject({
      preview: { groups: [{ fromMinor: 1995, priceMinor: 2495, subscriptions: 1 }], told: 1 },
    });
  });
});
