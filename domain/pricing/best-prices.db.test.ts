import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { bestPrices } from './best-prices.ts';
import { couponOf } from './coupon-of.ts';
import { listUsableCodes } from './list-usable-codes.ts';
import { coupons } from './tables.ts';

const { db, deps } = await testCommerce();

test('the best price is made with public coupons only: no staff code, no code of a link or a member', async () => {
  await db.insert(coupons).values([
    { code: 'STAFF-ONE', pids: ['643'], payPercent: 5, maxUses: 1 },
    { code: 'BY-LINK', audience: 'link', pids: ['643'], payPercent: 30 },
    { code: 'MEIS-OWN', audience: 'person', email: 'mei@example.test', pids: ['643'], payPercent: 40 },
  ]);
  const best = await bestPrices(deps, { pids: ['643'], currency: 'USD', visitor: undefined });
  expect(new Set(best.map(couponOf))).toEqual(new Set(['DNC10']));
  await db.insert(coupons).values({ code: 'SPRING', audience: 'public', pids: ['643'], payPercent: 80 });
  const now = await bestPrices(deps, { pids: ['643'], currency: 'USD', visitor: undefined });
  expect(new Set(now.map(couponOf))).toEqual(new Set(['SPRING']));
});

test('pages are not made for the code of one member', async () => {
  const codes = await listUsableCodes(deps);
  expect(codes).toContain('BY-LINK');
  expect(codes).not.toContain('MEIS-OWN');
});

test('of more codes than pages are made for, public ones and the newest count', async () => {
  await db.execute(
    sql`insert into shop.coupons (code, pids, pay_percent, created_at)
      select 'OLD-' || n, '{643}', 90, now() - interval '1 year' from generate_series(1, 10000) n`,
  );
  await db.insert(coupons).values({ code: 'NEWEST', pids: ['643'], payPercent: 90 });
  await db
    .update(coupons)
    .set({ createdAt: new Date('2020-01-01') })
    .where(eq(coupons.code, 'DNC10'));
  const codes = await listUsableCodes(deps);
  expect(codes).toHaveLength(10_000);
  expect(codes).toContain('NEWEST');
  expect(codes).toContain('DNC10');
});

test('a coupon is of a member or it is not', async () => {
  const wrong = { pids: ['643'], payPercent: 90 };
  await expect(db.insert(coupons).values({ ...wrong, code: 'A', audience: 'person' })).rejects.toThrow();
  await expect(db.insert(coupons).values({ ...wrong, code: 'B', email: 'a@b.test' })).rejects.toThrow();
});
