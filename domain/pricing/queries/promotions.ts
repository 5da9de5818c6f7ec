import { builtOnce } from '@spindle/platform/built-once.ts';
import type { Db } from '@spindle/platform/database.ts';
import { and, count, desc, eq, gt, inArray, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { orders } from '../../orders/tables.ts';
import type { Promotion } from '../promotion.ts';
import { promotions, promotionUses } from '../tables.ts';

/** A promotion as inserted. */
export type PromotionRow = typeof promotions.$inferInsert;

/** Promotions that run at a moment or will run, and those with these keys even if they have ended. */
export async function selectPromotionsFrom(
  db: Db,
  at: Date,
  keys: readonly string[] = [],
): Promise<Promotion[]> {
  return promotionsFrom(db).execute({ at, keys: [...keys] });
}

const promotionsFrom = builtOnce((db) =>
  db
    .select()
    .from(promotions)
    .where(
      or(
        gt(promotions.endsAt, sql.placeholder('at')),
        sql`${promotions.key} = any(${sql.placeholder('keys')})`,
      ),
    )
    .orderBy(promotions.key)
    .prepare(''),
);

/** A customer, by account and by address (`customerOf`). */
export interface Customer {
  memberId: string | undefined;
  address: string;
}

/** How often a customer has used each of these promotions. @param except orders that are not counted */
export async function selectUsesOf(
  db: Db,
  { memberId, address }: Customer,
  keys: readonly string[],
  except: readonly string[] = [],
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ key: promotionUses.promotionKey, uses: count() })
    .from(promotionUses)
    .where(
      and(
        or(
          eq(promotionUses.customer, address),
          memberId === undefined
            ? undefined
            : inArray(
                promotionUses.orderId,
                db.select({ id: orders.id }).from(orders).where(eq(orders.memberId, memberId)),
              ),
        ),
        inArray(promotionUses.promotionKey, [...keys]),
        notInArray(promotionUses.orderId, [...except]),
      ),
    )
    .groupBy(promotionUses.promotionKey);
  return new Map(rows.map(({ key, uses }) => [key, uses]));
}

/** Which of these orders have used one of these promotions. */
export async function selectOrdersWithUses(
  db: Db,
  orderIds: readonly string[],
  keys: readonly string[],
): Promise<Set<string>> {
  const { orderId, promotionKey } = promotionUses;
  const rows = await db
    .select({ orderId })
    .from(promotionUses)
    .where(and(inArray(orderId, [...orderIds]), inArray(promotionKey, [...keys])));
  return new Set(rows.map((row) => row.orderId));
}

/** How often these orders have used each promotion. */
export async function selectUsesBy(db: Db, orderIds: readonly string[]): Promise<Map<string, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ key: promotionUses.promotionKey, uses: count() })
    .from(promotionUses)
    .where(inArray(promotionUses.orderId, [...orderIds]))
    .groupBy(promotionUses.promotionKey);
  return new Map(rows.map(({ key, uses }) => [key, uses]));
}

/** Returns undefined if a promotion with this key exists already. */
export async function insertPromotion(tx: Db, promotion: PromotionRow): Promise<Promotion | undefined> {
  const [row] = await tx.insert(promotions).values(promotion).onConflictDoNothing().returning();
  return row;
}

export async function selectPromotion(db: Db, key: string): Promise<Promotion | undefined> {
  const [row] = await db.select().from(promotions).where(eq(promotions.key, key));
  return row;
}

/** Locks the promotion until the transaction ends. */
export async function lockPromotion(tx: Db, key: string): Promise<Promotion | undefined> {
  const [row] = await tx.select().from(promotions).where(eq(promotions.key, key)).for('update');
  return row;
}

export async function updatePromotion(tx: Db, key: string, change: Partial<PromotionRow>): Promise<void> {
  await tx.update(promotions).set(change).where(eq(promotions.key, key));
}

/** The newest first. @param after the key of the last promotion of the page before */
export async function selectPromotionPage(
  db: Db,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<Promotion[]> {
  const last = db
    .select({ createdAt: promotions.createdAt, key: promotions.key })
    .from(promotions)
    .where(eq(promotions.key, after ?? ''));
  return db
    .select()
    .from(promotions)
    .where(after === undefined ? undefined : sql`(${promotions.createdAt}, ${promotions.key}) < (${last})`)
    .orderBy(desc(promotions.createdAt), desc(promotions.key))
    .limit(limit);
}

/**
 * Counts one use if the cap allows it, in one atomic statement. The row stays locked until the transaction ends, so the uses of
 * one customer can be counted afterwards without other orders in between.
 */
export async function countPromotionUse(tx: Db, key: string): Promise<Promotion | undefined> {
  const [row] = await tx
    .update(promotions)
    .set({ used: sql`${promotions.used} + 1` })
    .where(
      and(eq(promotions.key, key), or(isNull(promotions.maxUses), lt(promotions.used, promotions.maxUses))),
    )
    .returning();
  return row;
}

export async function insertUse(
  tx: Db,
  use: { orderId: string; promotionKey: string; customer: string },
): Promise<void> {
  await tx.insert(promotionUses).values(use);
}

/** Removes an order's uses, and returns the keys of their promotions. */
export async function deleteUses(tx: Db, orderId: string): Promise<string[]> {
  const rows = await tx
    .delete(promotionUses)
    .where(eq(promotionUses.orderId, orderId))
    .returning({ key: promotionUses.promotionKey });
  return rows.map(({ key }) => key).toSorted();
}

/** @returns whether it was used up before and has a use again */
export async function uncountPromotionUse(tx: Db, key: string): Promise<boolean> {
  const [row] = await tx
    .update(promotions)
    .set({ used: sql`${promotions.used} - 1` })
    .where(and(eq(promotions.key, key), gt(promotions.used, 0)))
    .returning({ used: promotions.used, maxUses: promotions.maxUses });
  return row !== undefined && row.used + 1 === row.maxUses;
}
