import type { Actor } from '@spindle/domain/actor.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { listPayRatios } from '@spindle/domain/pay-ratios/list-pay-ratios.ts';
import { findCoupon } from '@spindle/domain/pricing/find-coupon.ts';
import { findPromotion } from '@spindle/domain/pricing/find-promotion.ts';
import { seller } from '@spindle/domain/seller/tables.ts';
import { lifetimePricesOf } from '@spindle/domain/subscriptions/lifetime/lifetime-prices-of.ts';
import { listPriceChanges } from '@spindle/domain/subscriptions/prices/list-price-changes.ts';
import { expect, test } from 'vitest';
import { announcePriceAction } from './announce-price-action.ts';
import { endCouponAction, saveCouponAction } from './coupon-actions.ts';
import { removeLifetimePriceAction, setLifetimePriceAction } from './lifetime-price-actions.ts';
import { removePayRatioAction, setPayRatioAction } from './pay-ratio-actions.ts';
import { endPromotionAction, savePromotionAction } from './promotion-actions.ts';
import { withdrawPriceAction } from './withdraw-price-action.ts';

const shop = await testCommerce();
const { db } = shop;
const editor: Actor = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'editor' };

function form(fields: Readonly<Record<string, string | readonly string[]>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of [value].flat()) data.append(name, each);
  }
  return data;
}

const coupon = {
  ...{ new: '1', code: 'spring', audience: 'link', email: '', pids: '643, 646', off: '20' },
  ...{ max_uses: '', starts: '', ends: '2026-12-24T18:00' },
};

test('the coupon’s form makes one, changes it, and its button ends it', async () => {
  expect(await saveCouponAction(shop, editor, form(coupon))).toEqual({ done: 'SPRING', as: 'made' });
  expect(await findCoupon(db, 'SPRING')).toMatchObject({
    ...{ audience: 'link', pids: ['643', '646'], payPercent: 80, maxUses: null, startsAt: null },
    endsAt: new Date('2026-12-24T18:00:00Z'),
  });
  const { new: _, code: __, ...rest } = coupon;
  const changed = form({ ...rest, edit: 'SPRING', off: '30', max_uses: '5' });
  expect(await saveCouponAction(shop, editor, changed)).toEqual({ done: 'SPRING', as: 'changed' });
  expect(await findCoupon(db, 'SPRING')).toMatchObject({ payPercent: 70, maxUses: 5 });
  const ended = await endCouponAction(shop, editor, form({ code: 'SPRING' }));
  expect(ended).toEqual({ done: 'SPRING', as: 'ended' });
});

test('what is refused comes back as it was typed, without the address of a person', async () => {
  const wrong = { ...coupon, code: 'OWN', audience: 'person', email: 'mei@example.test', pids: '999' };
  const refused = await saveCouponAction(shop, editor, form(wrong));
  expect(refused).toMatchObject({
    problem: 'unknown_product',
    new: '1',
    code: 'OWN',
    pids: '999',
    off: '20',
  });
  expect(JSON.stringify(refused)).not.toContain('mei@');
  const noNumber = await saveCouponAction(shop, editor, form({ ...coupon, code: 'NAN', off: 'a lot' }));
  expect(noNumber).toMatchObject({ problem: 'coupon_invalid', off: 'a lot' });
  const noMoment = await saveCouponAction(shop, editor, form({ ...coupon, code: 'NAN', ends: 'soon' }));
  expect(noMoment).toMatchObject({ problem: 'coupon_invalid', ends: 'soon' });
});

const promotion = {
  ...{
    new: '1',
    key: 'disc-week',
    name: 'Disc week',
    off: '25',
    pids: '',
    countries: 'de, JP',
    tags: 'member',
  },
  ...{ starts: '2026-12-01T00:00', ends: '2026-12-08T00:00', stacking: 'with_coupon' },
  ...{ max_uses: '100', max_per_customer: '1', licences: ['LFT', 'Lifetime+5PC'] },
};

test('the promotion’s form makes one, changes it, and its button ends it', async () => {
  const made = await savePromotionAction(shop, editor, form(promotion));
  expect(made).toEqual({ done: 'disc-week', as: 'made' });
  expect(await findPromotion(db, 'disc-week')).toMatchObject({
    ...{ payPercent: 75, pids: [], countries: ['DE', 'JP'], tags: ['member'], stacking: 'with_coupon' },
    ...{ licenceTypes: ['LFT', 'Lifetime+5PC'], maxUses: 100, maxUsesPerCustomer: 1 },
  });
  const { new: _, key: __, ...rest } = promotion;
  const changed = form({ ...rest, edit: 'disc-week', licences: [], off: '10' });
  expect(await savePromotionAction(shop, editor, changed)).toEqual({ done: 'disc-week', as: 'changed' });
  expect(await findPromotion(db, 'disc-week')).toMatchObject({ payPercent: 90, licenceTypes: [] });
  const ended = await endPromotionAction(shop, editor, form({ key: 'disc-week' }));
  expect(ended).toEqual({ done: 'disc-week', as: 'ended' });
  const backwards = form({ ...promotion, key: 'backwards', ends: '2026-11-30T00:00' });
  expect(await savePromotionAction(shop, editor, backwards)).toMatchObject({
    ...{ problem: 'promotion_invalid', key: 'backwards', licences: 'LFT,Lifetime+5PC' },
  });
});

test('the weight’s form sets one, and its button takes it away', async () => {
  const fields = { country: '', currency: '*', kind: 'subscription', method: 'card', weight: '10' };
  expect(await setPayRatioAction(shop, editor, form(fields))).toEqual({ done: 'card', as: 'set' });
  expect((await listPayRatios(db)).ratios).toEqual([
    { country: '*', currency: '*', kind: 'subscription', method: 'card', weight: 10 },
  ]);
  const wrong = await setPayRatioAction(shop, editor, form({ ...fields, weight: '' }));
  expect(wrong).toMatchObject({ problem: 'pay_ratio_invalid', method: 'card' });
  expect(await removePayRatioAction(shop, editor, form(fields))).toEqual({ done: 'card', as: 'removed' });
  expect((await listPayRatios(db)).ratios).toEqual([]);
});

test('times are typed in the seller’s time zone', async () => {
  await db.insert(seller).values({
    ...{ legalName: 'Spindle KK', street: '1-1', postalCode: '100-0001', city: 'Tokyo' },
    ...{ country: 'JP', timeZone: 'Asia/Tokyo' },
  });
  await saveCouponAction(shop, editor, form({ ...coupon, code: 'TOKYO' }));
  expect(await findCoupon(db, 'TOKYO')).toMatchObject({ endsAt: new Date('2026-12-24T09:00:00Z') });
  await savePromotionAction(shop, editor, form({ ...promotion, key: 'tokyo' }));
  expect(await findPromotion(db, 'tokyo')).toMatchObject({
    ...{ startsAt: new Date('2026-11-30T15:00:00Z'), endsAt: new Date('2026-12-07T15:00:00Z') },
  });
  await db.delete(seller);
});

test('support may send none of them', async () => {
  const support: Actor = { ...editor, role: 'support' };
  const refused = { problem: 'not_allowed' };
  expect(await saveCouponAction(shop, support, form({ ...coupon, code: 'MINE' }))).toMatchObject(refused);
  expect(await savePromotionAction(shop, support, form(promotion))).toMatchObject(refused);
  const weight = { country: '', currency: '*', kind: 'subscription', method: 'card', weight: '10' };
  expect(await setPayRatioAction(shop, support, form(weight))).toMatchObject(refused);
});

test('the form of a lifetime price sets it in the currency’s own units, and its button removes it', async () => {
  const key = { pid: '643', term: '1Y', currency: 'JPY' };
  expect(await setLifetimePriceAction(shop, editor, form({ ...key, amount: '39.95' }))).toMatchObject({
    ...{ problem: 'lifetime_price_invalid', amount: '39.95' },
  });
  expect(await setLifetimePriceAction(shop, editor, form({ ...key, amount: '5200' }))).toEqual({
    ...{ done: '643', as: 'set' },
  });
  expect(await lifetimePricesOf(db, ['643'])).toEqual([{ ...key, amountMinor: 5200 }]);
  await removeLifetimePriceAction(shop, editor, form(key));
  expect(await lifetimePricesOf(db, ['643'])).toEqual([]);
});

test('the form of a price change announces it in the currency’s own units, and its button withdraws it', async () => {
  const fields = { pid: '643', term: '1Y', currency: 'JPY', amount: '39.95', without: 'ends' };
  const starts = '2099-01-01T00:00';
  expect(await announcePriceAction(shop, editor, form({ ...fields, starts }))).toMatchObject({
    ...{ problem: 'price_change_invalid', amount: '39.95', starts },
  });
  expect(
    await announcePriceAction(shop, editor, form({ ...fields, amount: '5200', starts: '' })),
  ).toMatchObject({
    problem: 'price_change_invalid',
  });
  expect(await announcePriceAction(shop, editor, form({ ...fields, amount: '5200', starts }))).toEqual({
    done: '643',
  });
  expect(await listPriceChanges(db)).toMatchObject({
    changes: [{ priceMinor: 5200, withoutAgreement: 'ends', startsAt: new Date('2099-01-01T00:00:00Z') }],
  });
  const [change] = (await listPriceChanges(db)).changes;
  const sent = form({ change: change?.id ?? '' });
  expect(await withdrawPriceAction(shop, { ...editor, role: 'support' }, sent)).toEqual({
    problem: 'not_allowed',
  });
  expect(await withdrawPriceAction(shop, editor, sent)).toEqual({ done: '643', as: 'withdrawn' });
  expect(await withdrawPriceAction(shop, editor, form({ change: 'x' }))).toEqual({
    problem: 'price_change_gone',
  });
  expect(await listPriceChanges(db)).toMatchObject({ changes: [{ withdrawnAt: expect.any(Date) }] });
});
