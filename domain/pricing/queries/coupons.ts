import type { Db } from '@spindle/platform/database.ts';
import { and, desc, eq, gt, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import type { Coupon } from '../coupon.ts';
import { coupons } from '../tables.ts';

export async function selectCoupon(db: Db, code: string): Promise<Coupon | undefined> {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code));
  return row;
}

/** Coupons that everybody may use at a moment. */
export async function selectPublicCoupons(db: Db, at: Date): Promise<Coupon[]> {
  return db
    .select()
    .from(coupons)
    .where(and(eq(coupons.audience, 'public'), isValid(at)));
}

const isValid = (at: Date) =>
  and(
    or(isNull(coupons.startsAt), lte(coupons.startsAt, at)),
    or(isNull(coupons.endsAt), gt(coupons.endsAt, at)),
  );

/** Public coupons first, then the newest. */
export async function selectUsableCodes(db: Db, at: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ code: coupons.code })
    .from(coupons)
    .where(
      and(
        ne(coupons.audience, 'person'),
        or(isNull(coupons.maxUses), lt(coupons.used, coupons.maxUses)),
        isValid(at),
      ),
    )
    .orderBy(desc(eq(coupons.audience, 'public')), desc(coupons.createdAt), coupons.code)
    .limit(limit);
  return rows.map(({ code }) => code);
}

/** @returns the coupons that did not exist before */
export async function insertCoupons(
  db: Db,
  rows: readonly Pick<Coupon, 'code' | 'audience' | 'pids' | 'payPercent'>[],
): Promise<Coupon[]> {
  const values = rows.map((row) => ({ ...row, pids: [...row.pids] }));
  return db.insert(coupons).values(values).onConflictDoNothing().returning();
}

/** The fields of a coupon that staff set. */
export type CouponFields = Omit<Coupon, 'code' | 'used' | 'pids'> & { pids: string[] };

/** Returns undefined if a coupon with this code exists already. */
export async function insertCoupon(
  tx: Db,
  coupon: CouponFields & { code: string; createdAt: Date },
): Promise<Coupon | undefined> {
  const [row] = await tx.insert(coupons).values(coupon).onConflictDoNothing().returning();
  return row;
}

/** Locks the coupon until the transaction ends. */
export async function lockCoupon(tx: Db, code: string): Promise<Coupon | undefined> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.code, code)).for('update');
  return row;
}

export async function updateCoupon(tx: Db, code: string, change: Partial<CouponFields>): Promise<void> {
  await tx.update(coupons).set(change).where(eq(coupons.code, code));
}

/** The newest first. @param after the code of the last coupon of the page before */
export async function selectCouponPage(
  db: Db,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<Coupon[]> {
  const last = db
    .select({ createdAt: coupons.createdAt, code: coupons.code })
    .from(coupons)
    .where(eq(coupons.code, after ?? ''));
  return db
    .select()
    .from(coupons)
    .where(after === undefined ? undefined : sql`(${coupons.createdAt}, ${coupons.code}) < (${last})`)
    .orderBy(desc(coupons.createdAt), desc(coupons.code))
    .limit(limit);
}

/** One atomic statement, so that concurrent uses can't exceed the cap. */
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

export async function updateCouponsEmail(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.update(coupons).set({ email: to }).where(eq(coupons.email, from));
}
