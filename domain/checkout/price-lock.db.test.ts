import { fixedClock } from '@spindle/platform/clock.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { projectOffer } from '../catalogue/project-offer.ts';
import { orders } from '../orders/tables.ts';
import { makeCoupon } from '../pricing/make-coupon.ts';
import { makePromotion } from '../pricing/make-promotion.ts';
import type { PriceMember } from '../pricing/promotion.ts';
import { coupons, promotions, promotionUses } from '../pricing/tables.ts';
import { quoteCheckout } from './quote-checkout.ts';
import { startCheckout } from './start-checkout.ts';
import { form, offer } from './testing/commerce.ts';
import { testCommerce } from './testing/test-commerce.ts';

const clock = fixedClock(new Date('2026-11-20T12:00:00Z'));
const shop = await testCommerce({ clock });
const { deps, db } = shop;
beforeEach(async () => {
  clock.set(new Date('2026-11-20T12:00:00Z'));
  await shop.empty();
  await sell(4995);
});

const ripper = 'pid=643&opt643=LFT';
const sell = (amountMinor: number) =>
  projectOffer(
    db,
    offer('643', 'DVD Ripper', { prices: [{ licenceType: 'LFT', currency: 'USD', amountMinor }] }),
  );
const staff: Actor = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'editor' };
const minutes = (count: number) => clock.set(new Date(clock.now().getTime() + count * 60_000));
const mei: PriceMember = { memberId: '00000000-0000-4000-8000-000000000001', email: 'mei@example.test' };

async function look(priceCookie?: string, query = ripper, member?: PriceMember) {
  const quoted = await quoteCheckout(deps, {
    ...{ query: new URLSearchParams(query), locale: 'en', country: undefined },
    ...{ blockedCountries: [], member, priceCookie },
  });
  if (!quoted.ok) throw new Error(quoted.error);
  return { total: quoted.quote.totalMinor, cookie: quoted.priceCookie };
}

describe('a price that was shown', () => {
  test('holds for 30 minutes when the list goes up, on the page and in the order', async () => {
    const { cookie } = await look();
    await sell(5995);
    minutes(29);
    expect(await look(cookie)).toEqual({ total: 4995, cookie });
    const input = form(ripper, { priceCookie: cookie, shownTotalMinor: 4995 });
    expect(await startCheckout(deps, input)).toMatchObject({ ok: true });
    expect(await db.select().from(orders)).toMatchObject([{ listMinor: 4995, totalMinor: 4995 }]);
    minutes(1);
    expect((await look(cookie)).total).toBe(5995);
    expect(await startCheckout(deps, { ...input, email: 'late@example.test' })).toMatchObject({
      ok: false,
      error: 'price_changed',
    });
  });

  test('is gone when the clock jumps: half an hour on, or back before it was shown', async () => {
    const { cookie } = await look();
    await sell(5995);
    minutes(31);
    expect((await look(cookie)).total).toBe(5995);
    minutes(-31 - 24 * 60);
    expect((await look(cookie)).total).toBe(5995);
    // The clocks of two storefronts may differ a little.
    minutes(24 * 60 - 1);
    expect((await look(cookie)).total).toBe(4995);
  });

  test('is given up for a lower one, which holds from then on', async () => {
    const { cookie } = await look();
    await sell(3995);
    minutes(20);
    const lower = await look(cookie);
    expect(lower.total).toBe(3995);
    await sell(5995);
    minutes(20);
    expect((await look(lower.cookie)).total).toBe(3995);
  });

  test('holds past the end of a coupon, and not past its last use', async () => {
    const query = `${ripper}&coupon=DNC10`;
    const { total, cookie } = await look(undefined, query);
    expect(total).toBe(4496);
    const change = (values: object) => db.update(coupons).set(values).where(eq(coupons.code, 'DNC10'));
    await change({ endsAt: new Date('2026-11-20T12:05:00Z') });
    minutes(10);
    expect((await look(undefined, query)).total).toBe(4995);
    expect((await look(cookie, query)).total).toBe(4496);
    expect(await startCheckout(deps, form(query, { priceCookie: cookie }))).toMatchObject({ ok: true });
    await change({ maxUses: 1 });
    expect((await look(cookie, query)).total).toBe(4995);
    await change({ endsAt: null, maxUses: null });
  });

  test('holds past the end of a promotion', async () => {
    const made = await makePromotion(deps, staff, {
      ...{ key: 'disc-week', name: 'Disc week', pids: ['643'], licenceTypes: [], countries: [], tags: [] },
      ...{ startsAt: new Date('2026-11-20T11:00:00Z'), endsAt: new Date('2026-11-20T12:05:00Z') },
      ...{ payPercent: 80, stacking: 'alone', maxUses: null, maxUsesPerCustomer: null },
    });
    expect(made).toMatchObject({ ok: true });
    const { total, cookie } = await look();
    expect(total).toBe(3996);
    minutes(10);
    expect((await look()).total).toBe(4995);
    expect((await look(cookie)).total).toBe(3996);
    expect(await startCheckout(deps, form(ripper, { priceCookie: cookie }))).toMatchObject({ ok: true });
    expect(await db.select().from(orders)).toMatchObject([{ totalMinor: 3996 }]);
    minutes(20);
    expect((await look(cookie)).total).toBe(4995);
    await db.delete(promotionUses);
    await db.delete(promotions);
  });

  test('holds where staff let a promotion or a coupon take less off, and is given up where it takes more', async () => {
    const made = await makePromotion(deps, staff, {
      ...{ key: 'disc-week', name: 'Disc week', pids: ['643'], licenceTypes: [], countries: [], tags: [] },
      ...{ startsAt: new Date('2026-11-20T11:00:00Z'), endsAt: new Date('2026-11-21T11:00:00Z') },
      ...{ payPercent: 70, stacking: 'with_coupon', maxUses: null, maxUsesPerCustomer: null },
    });
    expect(made).toMatchObject({ ok: true });
    const promoted = await look();
    expect(promoted.total).toBe(3497);
    const query = `${ripper}&coupon=DNC10`;
    const both = await look(promoted.cookie, query);
    expect(both.total).toBe(3147);
    await db.update(promotions).set({ payPercent: 80 });
    await db.update(coupons).set({ payPercent: 95 }).where(eq(coupons.code, 'DNC10'));
    minutes(5);
    expect([(await look()).total, (await look(undefined, query)).total]).toEqual([3996, 3796]);
    expect((await look(both.cookie)).total).toBe(3497);
    expect((await look(both.cookie, query)).total).toBe(3147);
    const input = form(query, { priceCookie: both.cookie, shownTotalMinor: 3147 });
    expect(await startCheckout(deps, input)).toMatchObject({ ok: true });
    expect(await db.select().from(orders)).toMatchObject([{ totalMinor: 3147 }]);
    await db.update(promotions).set({ payPercent: 60 });
    expect((await look(both.cookie)).total).toBe(2997);
    await db.update(promotions).set({ payPercent: 80 });
    minutes(25);
    expect((await look(both.cookie, query)).total).toBe(3796);
    await db.update(coupons).set({ payPercent: 90 }).where(eq(coupons.code, 'DNC10'));
    await db.delete(promotionUses);
    await db.delete(promotions);
  });

  test('is of that basket alone, and of five baskets at most', async () => {
    const { cookie } = await look();
    await sell(5995);
    expect((await look(cookie, 'pid=643,646&opt643=LFT&opt646=LFT')).total).toBe(5995 + 4995);
    let kept = cookie;
    for (const type of ['1M', '1Y', 'LFT', 'Lifetime%2B5PC']) {
      kept = (await look(kept, `pid=646&opt646=${type}`)).cookie;
    }
    expect((await look(kept)).total).toBe(4995);
    kept = (await look(kept, 'pid=62037&opt62037=LFT')).cookie;
    expect((await look(kept)).total).toBe(5995);
  });

  test('is kept by who logs in, with what they had as a member already, and no member’s is another’s', async () => {
    const { cookie } = await look();
    await sell(5995);
    minutes(10);
    expect(await look(cookie, ripper, mei)).toEqual({ total: 4995, cookie });
    const input = form(ripper, { member: mei, priceCookie: cookie, shownTotalMinor: 4995 });
    expect(await startCheckout(deps, input)).toMatchObject({ ok: true });
    const own = (await look(undefined, ripper, mei)).cookie;
    await sell(6995);
    expect((await look(own, ripper, mei)).total).toBe(5995);
    expect((await look(own)).total).toBe(6995);
    const kei = { memberId: '00000000-0000-4000-8000-000000000002', email: 'kei@example.test' };
    expect((await look(own, ripper, kei)).total).toBe(6995);
    // Of the member's two locks, the lower price counts.
    await sell(5495);
    const guests = (await look(own)).cookie;
    await sell(7995);
    expect((await look(guests, ripper, mei)).total).toBe(5495);
    // The guest's lock ends after half an hour.
    expect((await look(cookie, ripper, mei)).total).toBe(4995);
    minutes(20);
    expect((await look(cookie, ripper, mei)).total).toBe(7995);
  });

  test('brings nobody a reduction that is a member’s own', async () => {
    await makeCoupon(deps, staff, {
      ...{ code: 'FOR-KEI', audience: { email: 'kei@example.test' } },
      ...{ pids: ['643'], payPercent: 50, maxUses: null },
    });
    const query = `${ripper}&coupon=FOR-KEI`;
    const kei = { memberId: '00000000-0000-4000-8000-000000000002', email: 'kei@example.test' };
    const guest = await look(undefined, query);
    const theirs = await look(guest.cookie, query, kei);
    expect([guest.total, theirs.total]).toEqual([4995, 2498]);
    expect((await look(theirs.cookie, query, mei)).total).toBe(4995);
    expect((await look(theirs.cookie, query)).total).toBe(4995);
  });

  test('is no price of another licence of what two names of the link sell', async () => {
    // 712 is sold as 62037, and the first of the two pids decides the licence type.
    const names = (pids: string) => `pid=${pids}&opt712=1M&opt62037=LFT&type=x`;
    const month = await look(undefined, names('712,62037'));
    expect(month.total).toBe(1995);
    expect((await look(month.cookie, names('62037,712'))).total).toBe(4995);
    const input = form(names('62037,712'), { priceCookie: month.cookie });
    expect(await startCheckout(deps, input)).toMatchObject({ ok: true });
    expect(await db.select().from(orders)).toMatchObject([{ licenceType: 'LFT', totalMinor: 4995 }]);
  });

  test.each(['', '.', 'e30.x', `${Buffer.from('[{"lists":{"643":1}}]').toString('base64url')}.forged`])(
    'is not taken from a cookie that we have not signed: %s',
    async (forged) => {
      expect((await look(forged)).total).toBe(4995);
      const { cookie = '' } = await look();
      expect((await look(`${forged.split('.')[0]}.${cookie.split('.')[1]}`)).total).toBe(4995);
    },
  );
});
