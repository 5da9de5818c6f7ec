import type { Db } from '@spindle/platform/database.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { LifetimePrice, LifetimePriceKey } from './lifetime-price.ts';
import { lifetimePrices } from './tables.ts';

const isRow = ({ pid, term, currency }: LifetimePriceKey) =>
  and(eq(lifetimePrices.pid, pid), eq(lifetimePrices.term, term), eq(lifetimePrices.currency, currency));

export async function selectLifetimePricesOf(db: Db, pids: readonly string[]): Promise<LifetimePrice[]> {
  return db
    .select()
    .from(lifetimePrices)
    .where(inArray(lifetimePrices.pid, [...pids]));
}

/** By product, term and currency. */
export async function selectLifetimePricePage(
  db: Db,
  { after, limit }: { after?: LifetimePriceKey | undefined; limit: number },
): Promise<LifetimePrice[]> {
  const { pid, term, currency } = lifetimePrices;
  return db
    .select()
    .from(lifetimePrices)
    .where(after && sql`(${pid}, ${term}, ${currency}) > (${after.pid}, ${after.term}, ${after.currency})`)
    .orderBy(asc(pid), asc(term), asc(currency))
    .limit(limit);
}

/** Locks the row until the transaction ends. */
export async function lockLifetimePrice(tx: Db, key: LifetimePriceKey): Promise<LifetimePrice | undefined> {
  const [row] = await tx.select().from(lifetimePrices).where(isRow(key)).for('update');
  return row;
}

export async function upsertLifetimePrice(tx: Db, row: LifetimePrice): Promise<void> {
  await tx
    .insert(lifetimePrices)
    .values(row)
    .onConflictDoUpdate({
      target: [lifetimePrices.pid, lifetimePrices.term, lifetimePrices.currency],
      set: { amountMinor: row.amountMinor },
    });
}

/** Rows that are there already stay as they are. */
export async function insertLifetimePrices(db: Db, rows: readonly LifetimePrice[]): Promise<void> {
  await db
    .insert(lifetimePrices)
    .values([...rows])
    .onConflictDoNothing();
}

export async function deleteLifetimePrice(tx: Db, key: LifetimePriceKey): Promise<void> {
  await tx.delete(lifetimePrices).where(isRow(key));
}
