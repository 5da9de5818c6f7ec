import { expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { findCoupon } from './find-coupon.ts';
import { makeCoupon, type NewCoupon } from './make-coupon.ts';

const { deps, db } = await testCommerce();
const staff = (role: 'admin' | 'editor' | 'support'): Actor => ({
  ...{ kind: 'staff', staffId: '7', email: 'ada@shop.test' },
  role,
});
const coupon = (change: Partial<NewCoupon> = {}): NewCoupon => ({
  ...{ audience: 'link', code: ' spring30 ', pids: ['643', '646', '643'], payPercent: 70, maxUses: 100 },
  ...change,
});

test('makes a coupon that can be used, and says who made it', async () => {
  expect(await makeCoupon(deps, staff('editor'), coupon())).toMatchObject({ ok: true });
  expect(await findCoupon(db, 'spring30')).toMatchObject({
    ...{ code: 'SPRING30', pids: ['643', '646'], payPercent: 70, maxUses: 100, used: 0 },
  });
  expect(await auditOf(db, { kind: 'coupon', id: 'SPRING30' })).toMatchObject([
    {
      ...{ action: 'coupon.make', actorId: '7', actorRole: 'editor', before: null },
      after: { pids: ['643', '646'], payPercent: 70, maxUses: 100 },
    },
  ]);
});

test('makes one for a single member, by address', async () => {
  const own = coupon({ code: 'OWN', audience: { email: ' Mei@Example.test ' } });
  expect(await makeCoupon(deps, staff('editor'), own)).toMatchObject({ ok: true });
  expect(await findCoupon(db, 'OWN')).toMatchObject({ audience: 'person', email: 'mei@example.test' });
  expect(await auditOf(db, { kind: 'coupon', id: 'OWN' })).toMatchObject([
    { after: { audience: 'person', email: 'mei@example.test' } },
  ]);
});

test('makes one for nothing, for those who are given it', async () => {
  const made = await makeCoupon(deps, staff('admin'), coupon({ code: 'PRESS', payPercent: 0 }));
  expect(made).toMatchObject({ ok: true, coupon: { audience: 'link', payPercent: 0 } });
});

test('of two who make the same one, one does', async () => {
  const made = await Promise.all(
    Array.from({ length: 10 }, () => makeCoupon(deps, staff('admin'), coupon({ code: 'TWICE' }))),
  );
  expect(made.filter(({ ok }) => ok)).toHaveLength(1);
  expect(made.filter((each) => !each.ok && each.error === 'coupon_exists')).toHaveLength(9);
  expect(await auditOf(db, { kind: 'coupon', id: 'TWICE' })).toHaveLength(1);
});

test.each<[string, Partial<NewCoupon>, string]>([
  ['nothing off', { payPercent: 100 }, 'coupon_invalid'],
  ['everything off for everybody', { audience: 'public', payPercent: 0 }, 'coupon_invalid'],
  ['less than nothing to pay', { payPercent: -1 }, 'coupon_invalid'],
  ['half a per cent', { payPercent: 89.5 }, 'coupon_invalid'],
  ['no use', { maxUses: 0 }, 'coupon_invalid'],
  ['no product', { pids: [] }, 'coupon_invalid'],
  ['no code', { code: ' ' }, 'coupon_invalid'],
  ['a code that a link could not carry', { code: 'A&B=C' }, 'coupon_invalid'],
  ['a product that does not exist', { pids: ['643', '999'] }, 'unknown_product'],
])('refuses a coupon with %s', async (_what, change, error) => {
  const refused = coupon({ code: 'REFUSED', ...change });
  expect(await makeCoupon(deps, staff('admin'), refused)).toEqual({ ok: false, error });
  expect(await findCoupon(db, 'REFUSED')).toBeUndefined();
});

test.each<Actor>([staff('support'), { kind: 'member', memberId: 'm' }, { kind: 'visitor' }])(
  'is not for %o',
  async (actor) => {
    const made = await makeCoupon(deps, actor, coupon({ code: 'MINE' }));
    expect(made).toEqual({ ok: false, error: 'not_allowed' });
    expect(await findCoupon(db, 'MINE')).toBeUndefined();
  },
);
