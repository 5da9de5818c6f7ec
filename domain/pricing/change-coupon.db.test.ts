import { expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { startCheckout } from '../checkout/start-checkout.ts';
import { form } from '../checkout/testing/commerce.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { changeCoupon } from './change-coupon.ts';
import { endCoupon } from './end-coupon.ts';
import { findCoupon } from './find-coupon.ts';
import { listCoupons } from './list-coupons.ts';
import { makeCoupon } from './make-coupon.ts';

const { deps, db, orders } = await testCommerce();
const editor: Actor = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'editor' };
const support: Actor = { ...editor, role: 'support' };
const fields = { audience: 'link' as const, pids: ['643'], payPercent: 70, maxUses: null };
const buy = (code: string) => startCheckout(deps, form(`pid=643&opt643=LFT&coupon=${code}`));

test('a coupon is changed, and orders that have it keep their price', async () => {
  await makeCoupon(deps, editor, { code: 'SPRING', ...fields });
  expect(await buy('SPRING')).toMatchObject({ ok: true });
  const change = { code: 'SPRING', ...fields, payPercent: 50, maxUses: 5 };
  expect(await changeCoupon(deps, editor, change)).toEqual({ ok: true });
  expect(await findCoupon(db, 'SPRING')).toMatchObject({ payPercent: 50, maxUses: 5, used: 1 });
  expect(await orders()).toMatchObject([{ totalMinor: 3497 }]);
  expect(await auditOf(db, { kind: 'coupon', id: 'SPRING' })).toMatchObject([
    {
      action: 'coupon.change',
      before: { payPercent: 70, maxUses: null },
      after: { payPercent: 50, maxUses: 5 },
    },
    { action: 'coupon.make' },
  ]);
});

test('its cap never falls below what was used', async () => {
  await makeCoupon(deps, editor, { code: 'CAPPED', ...fields });
  await buy('CAPPED');
  await startCheckout(
    deps,
    form('pid=643&opt643=LFT&coupon=CAPPED', { email: 'mei@example.test', again: true }),
  );
  const change = { code: 'CAPPED', ...fields, maxUses: 1 };
  expect(await changeCoupon(deps, editor, change)).toEqual({ ok: false, error: 'cap_below_uses' });
});

test('a coupon that is ended buys nothing any more', async () => {
  await makeCoupon(deps, editor, { code: 'OVER', ...fields });
  expect(await endCoupon(deps, editor, { code: 'OVER' })).toEqual({ ok: true });
  expect(await endCoupon(deps, editor, { code: 'OVER' })).toEqual({ ok: false, error: 'coupon_gone' });
  expect(await buy('OVER')).toEqual({ ok: false, error: 'coupon_ended' });
  expect(await auditOf(db, { kind: 'coupon', id: 'OVER' })).toMatchObject([
    { action: 'coupon.end', before: { endsAt: null }, after: { endsAt: expect.any(String) } },
    { action: 'coupon.make' },
  ]);
});

test('one that has not begun buys nothing yet, and ended it never will', async () => {
  const startsAt = new Date(Date.now() + 86_400_000);
  await makeCoupon(deps, editor, { code: 'SOON', ...fields, startsAt });
  expect(await buy('SOON')).toEqual({ ok: false, error: 'coupon_not_yet' });
  expect(await endCoupon(deps, editor, { code: 'SOON' })).toEqual({ ok: true });
  expect(await findCoupon(db, 'SOON')).toMatchObject({ startsAt, endsAt: startsAt });
});

test('support may neither', async () => {
  const refused = { ok: false, error: 'not_allowed' };
  expect(await changeCoupon(deps, support, { code: 'DNC10', ...fields })).toEqual(refused);
  expect(await endCoupon(deps, support, { code: 'DNC10' })).toEqual(refused);
});

test('staff see coupons page by page, the newest first', async () => {
  await makeCoupon(deps, editor, { code: 'LATEST', ...fields });
  const one = await listCoupons(db, { size: 1 });
  expect(one).toMatchObject({ coupons: [{ code: 'LATEST' }], next: 'LATEST' });
  const rest = await listCoupons(db, { after: one.next });
  expect(rest.coupons.map(({ code }) => code)).not.toContain('LATEST');
  expect(rest.coupons.length).toBeGreaterThan(1);
});
