import { describe, expect, test } from 'vitest';
import { projectOffer } from '../../catalogue/project-offer.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { grantsOfLicence } from '../../licences/grants-of-licence.ts';
import { changeLifetimePrice } from '../lifetime/change-lifetime-price.ts';
import type { Subscription } from '../subscription.ts';
import { admin, creditingShop, withPrice } from '../testing/crediting-shop.ts';
import { again, subscribe } from '../testing/subscribed.ts';
import { quoteSwitch } from './quote-switch.ts';

const { clock, shop, deps, db, at, ordersOf, change, refund, dispute, worksUntil, add, switched } =
  await creditingShop();

describe('what was added to a licence before a switch', () => {
  /** Expects grants that have not begun to follow one another without overlap or gap. */
  async function expectInARow({ licenceId }: Subscription) {
    const standing = (await grantsOfLicence(db, licenceId)).filter(({ takenBackAt }) => !takenBackAt);
    const [last, ...others] = standing.toReversed();
    const ends = others.map(({ worksUntil }) => worksUntil?.getTime() ?? 0);
    expect(last?.startsAt.getTime()).toBe(Math.max(clock.now().getTime(), ...ends));
  }
  /** A monthly subscription with a month added by a code, which becomes yearly. */
  async function monthToYear(day = '2027-04-16') {
    const subscription = await subscribe(shop);
    expect(await add(subscription)).toBe(true);
    expect(await worksUntil(subscription)).toBe('2027-06-01');
    at(day);
    await change(subscription, '1Y', 2995);
    const year = (await ordersOf()).at(-1) ?? expect.fail();
    return { subscription, year };
  }
  /** A yearly subscription with a year added by a code, which becomes monthly at a higher price. */
  async function yearToMonth() {
    const subscription = await subscribe(shop, 'pid=643&opt643=1Y');
    expect(await add(subscription)).toBe(true);
    expect(await worksUntil(subscription)).toBe('2029-04-01');
    await projectOffer(db, withPrice('1M', 3500));
    at('2027-06-01');
    await change(subscription, '1M', 3500);
    const month = (await ordersOf()).at(-1) ?? expect.fail();
    return { subscription, month };
  }

  test.each([
    ['2027-04-16', '2028-05-17'],
    // At the moment of purchase.
    ['2027-04-01', '2028-05-02'],
  ])('follows the year that takes the place of its month on %s, day for day', async (day, end) => {
    const { subscription } = await monthToYear(day);
    expect(await worksUntil(subscription)).toBe(end);
    await expectInARow(subscription);
    expect((await again(shop, subscription)).periodEnd.toISOString().slice(0, 10)).toBe(end);
  });

  test('is no part of what is credited, and the time that is has its own end', async () => {
    const subscription = await subscribe(shop);
    await add(subscription);
    at('2027-04-16');
    const { id: subscriptionId, memberId } = subscription;
    const asked = { subscriptionId, to: '1Y' } as const;
    expect(await quoteSwitch(deps, { kind: 'member', memberId }, asked)).toMatchObject({
      quote: { paidMinor: 1995, leftMinor: 997, paidUntil: new Date('2027-05-01T10:00:00Z') },
    });
  });

  test('is time in which a dearer term is a change all the same, and no renewal', async () => {
    const subscription = await subscribe(shop);
    await add(subscription);
    at('2027-05-16');
    expect(await change(subscription, '1Y', 2995)).toEqual({ ok: true, next: 'switched' });
    expect(await shop.queued('subscriptions.mail')).toMatchObject([{ kind: 'switched' }]);
    // The first month was over, so nothing was credited.
    expect((await ordersOf()).map(({ totalMinor }) => totalMinor)).toEqual([1995, 2995]);
    // The same form once more.
    expect(await change(subscription, '1Y', 2995)).toEqual({ ok: true, next: 'switched' });
    expect(await ordersOf()).toHaveLength(2);
  });

  test('goes on after the year that begins within it, and at once when that is refunded', async () => {
    const subscription = await subscribe(shop);
    await add(subscription);
    at('2027-05-16');
    await change(subscription, '1Y', 2995);
    // 16 days were left.
    expect(await worksUntil(subscription)).toBe('2028-06-01');
    await expectInARow(subscription);
    expect((await again(shop, subscription)).periodEnd).toEqual(new Date('2028-06-01T10:00:00Z'));
    at('2027-05-20');
    await refund((await ordersOf()).at(-1)?.id ?? '');
    expect(await worksUntil(subscription)).toBe('2027-06-05');
    expect(await findLicence(db, subscription.licenceId)).toMatchObject({ licenceType: '1M' });
  });

  test('is left when the month that runs is refunded, which ends the subscription', async () => {
    const subscription = await subscribe(shop);
    await add(subscription);
    at('2027-04-16');
    await refund((await ordersOf()).at(-1)?.id ?? '');
    expect(await again(shop, subscription)).toMatchObject({ state: 'ended', endReason: 'refunded' });
  });

  test('runs when the month before it is refunded, as a favour that ends nothing', async () => {
    const subscription = await subscribe(shop);
    await add(subscription);
    at('2027-05-10');
    await refund((await ordersOf()).at(-1)?.id ?? '');
    expect(await again(shop, subscription)).toMatchObject({ state: 'active' });
  });

  test.each([
    ['2027-04-16', '2027-06-01'],
    ['2027-04-20', '2027-06-01'],
    // The month is over by then.
    ['2027-06-16', '2027-07-17'],
  ])('follows the month again when the year is refunded on %s', async (day, end) => {
    const { subscription, year } = await monthToYear();
    at(day);
    await refund(year.id);
    expect(await worksUntil(subscription)).toBe(end);
    await expectInARow(subscription);
  });

  test('follows the month again when the year is lost to a bank', async () => {
    const { subscription, year } = await monthToYear();
    at('2027-04-20');
    await dispute(year.id, 'open');
    await dispute(year.id, 'lost');
    expect(await worksUntil(subscription)).toBe('2027-06-01');
    await expectInARow(subscription);
  });

  test('follows a month that takes the place of its year, and the year again when that is refunded', async () => {
    const { subscription, month } = await yearToMonth();
    expect(await worksUntil(subscription)).toBe('2028-06-30');
    await expectInARow(subscription);
    at('2027-06-10');
    await refund(month.id);
    expect(await worksUntil(subscription)).toBe('2029-04-01');
    await expectInARow(subscription);
  });

  /** A monthly subscription with a month added by a code, upgraded to a lifetime licence on `day` and refunded on `back`. */
  async function foreverAndBack(subscription: Subscription, day: string, back: string) {
    expect(await add(subscription)).toBe(true);
    const price = { pid: '643', term: '1M', currency: 'USD', amountMinor: 4000 } as const;
    await changeLifetimePrice(deps, admin, price);
    at(day);
    await change(subscription, 'LFT', 4000);
    expect(await worksUntil(subscription)).toBe('ever');
    at(back);
    await refund((await ordersOf()).at(-1)?.id ?? '');
    expect(await worksUntil(subscription)).toBe('2027-06-01');
    expect(await findLicence(db, subscription.licenceId)).toMatchObject({ licenceType: '1M' });
  }

  test('stays where it is while the licence never ends, and follows the month again when that is refunded', async () => {
    const subscription = await subscribe(shop);
    await foreverAndBack(subscription, '2027-04-16', '2027-04-20');
    await expectInARow(subscription);
  });

  test('is a month’s again when what never ends began within it and is refunded', async () => {
    await foreverAndBack(await subscribe(shop), '2027-05-16', '2027-05-20');
  });

  test('begins at once where a bank takes all the rest', async () => {
    const { subscription } = await monthToYear();
    const [month = expect.fail()] = await ordersOf();
    at('2027-04-20');
    await dispute(month.id, 'open');
    await dispute(month.id, 'lost');
    expect(await worksUntil(subscription)).toBe('2027-05-21');
  });
});

test.each(['refund', 'dispute'] as const)(
  'whose lifetime licence and then the year before it go back (%s) has the month that is left',
  async (by) => {
    const { subscription, year } = await switched();
    const price = { pid: '643', term: '1Y', currency: 'USD', amountMinor: 8000 } as const;
    await changeLifetimePrice(deps, admin, price);
    at('2027-04-20');
    expect(await change(subscription, 'LFT', 8000)).toEqual({ ok: true, next: 'switched' });
    at('2027-04-21');
    await refund((await ordersOf()).at(-1)?.id ?? '');
    expect(await findLicence(db, subscription.licenceId)).toMatchObject({ licenceType: '1Y' });
    at('2027-04-22');
    if (by === 'refund') await refund(year.id);
    else await dispute(year.id, 'lost');
    expect(await findLicence(db, subscription.licenceId)).toMatchObject({ licenceType: '1M' });
    expect(await worksUntil(subscription)).toBe('2027-05-01');
  },
);
