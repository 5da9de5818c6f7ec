import type { Db } from '@spindle/platform/database.ts';
import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Coupon } from './coupon.ts';
import { coupons } from './tables.ts';

export async function selectCoupon(db: Db, code: string): Promise<Coupon | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code));
  return row;
}

export async function selectPublicCoupons(db: Db): Promise<Coupon[]> {
  return db.select().from(coupons).where(eq(coupons.audience, 'public'));
}

/** Public coupons first, then the newest. */
export async function selectUsableCodes(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ code: coupons.code })
    .from(coupons)
    .where(
      and(ne(coupons.audience, 'person'), or(isNull(coupons.maxUses), lt(coupons.used, coupons.maxUses))),
    )
    .orderBy(desc(eq(coupons.audience, 'public')), desc(coupons.createdAt), coupons.code)
    .limit(limit);
  return rows.map(({ code }) => code);
}

export async function insertCoupons(
  db: Db,
  rows: readonly Pick<Coupon, 'code' | 'audience' | 'pids' | 'payPercent'>[],
): Promise<void> {
  const values = rows.map((row) => ({ ...row, pids: [...row.pids] }));
  await db.insert(coupons).values(values).onConflictDoNothing();
}

/** Returns undefined when there is a coupon with this code already. */
export async function insertCoupon(
  tx: Db,
  coupon: Pick<Coupon, 'code' | 'audience' | 'email' | 'payPercent' | 'maxUses'> & {
    pids: string[];
    createdAt: Date;
  },
): Promise<Coupon | undefined> {
  const [row] = await tx.insert(coupons).values(coupon).onConflictDoNothing().returning();
  return row;
}

/** One atomic statement, so that the cap holds however many use the coupon at once. */
export async function countUse(tx: Db, code: string): Promise<boolean> {
  const rows = await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(and(eq(coupons.code, code), or(isNull(coupons.maxUses), lt(coupons.used, coupons.maxUses))))
    .returning({ code: coupons.code });
  return rows.length === 1;
}

export async function uncountUse(tx: Db, code: string): Promise<void> {
  await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} - 1` })
    .where(and(eq(coupons.code, code), gt(coupons.used, 0)));
}
