import type { Db } from '@spindle/platform/database.ts';
import { and, desc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { checkouts, terms } from './tables.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;

export async function insertCheckout(tx: Db, checkout: typeof checkouts.$inferInsert): Promise<void> {
  await tx.insert(checkouts).values(checkout);
}

export async function insertTerms(tx: Db, kept: typeof terms.$inferInsert): Promise<void> {
  await tx.insert(terms).values(kept).onConflictDoNothing();
}

export async function selectCheckout(db: Db, id: string): Promise<CheckoutRow | undefined> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.id, id));
  return row;
}

export async function selectCheckoutOfOrder(db: Db, orderId: string): Promise<CheckoutRow | undefined> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.orderId, orderId));
  return row;
}

/** The checkout among these that was begun last. */
export async function selectNewestId(db: Db, ids: readonly string[]): Promise<string | undefined> {
  const [row] = await db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(inArray(checkouts.id, [...ids]))
    .orderBy(desc(checkouts.createdAt))
    .limit(1);
  return row?.id;
}

/** Ids of the orders of these checkouts, and of all that were begun in a browser. */
export async function selectOrderIds(
  db: Db,
  { checkoutIds, browser }: { checkoutIds: readonly string[]; browser: string | undefined },
): Promise<string[]> {
  const rows = await db
    .select({ orderId: checkouts.orderId })
    .from(checkouts)
    .where(
      or(
        inArray(checkouts.id, [...checkoutIds]),
        browser === undefined ? undefined : eq(checkouts.browser, browser),
      ),
    );
  return rows.map(({ orderId }) => orderId);
}

/** The orders among these that were placed by a checkout. */
export async function selectBought(db: Db, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ orderId: checkouts.orderId })
    .from(checkouts)
    .where(inArray(checkouts.orderId, [...orderIds]));
  return new Set(rows.map(({ orderId }) => orderId));
}

/** @returns how many were forgotten, `limit` at most */
export async function forgetBrowsersBefore(db: Db, before: Date, limit: number): Promise<number> {
  const due = db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(isNotNull(checkouts.browser), lt(checkouts.createdAt, before)))
    .limit(limit);
  const forgotten = await db
    .update(checkouts)
    .set({ browser: null })
    .where(inArray(checkouts.id, due))
    .returning({ id: checkouts.id });
  return forgotten.length;
}

/** Locks names until the transaction ends; others who lock one of them wait. */
export async function lockNames(tx: Db, names: readonly string[]): Promise<void> {
  // Always in the same order, to avoid deadlocks.
  for (const name of names.toSorted()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  }
}

/** What the buyer of an order has agreed to. */
export type OrderConsents = Pick<CheckoutRow, 'orderId' | 'termsVersion' | 'consents' | 'createdAt'>;

/** The latest first. */
export async function selectConsents(db: Db, orderIds: readonly string[]): Promise<OrderConsents[]> {
  const { orderId, termsVersion, consents, createdAt } = checkouts;
  return db
    .select({ orderId, termsVersion, consents, createdAt })
    .from(checkouts)
    .where(inArray(orderId, [...orderIds]))
    .orderBy(desc(createdAt));
}
