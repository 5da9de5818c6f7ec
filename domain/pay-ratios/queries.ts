import type { Db } from '@spindle/platform/database.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { ANY, type Paying, type PayRatio, type PayRatioKey } from './pay-ratio.ts';
import { payRatios } from './tables.ts';

const isRow = ({ country, currency, kind, method }: PayRatioKey) =>
  and(
    eq(payRatios.country, country),
    eq(payRatios.currency, currency),
    eq(payRatios.kind, kind),
    eq(payRatios.method, method),
  );

/** Every row that may apply to a purchase. */
export async function selectRatiosFor(db: Db, { country, currency }: Paying): Promise<PayRatio[]> {
  return db
    .select()
    .from(payRatios)
    .where(
      and(
        inArray(payRatios.country, country === undefined ? [ANY] : [country, ANY]),
        inArray(payRatios.currency, [currency, ANY]),
      ),
    );
}

/** Sorted by country, currency, kind and method. */
export async function selectRatioPage(
  db: Db,
  { after, limit }: { after?: PayRatioKey | undefined; limit: number },
): Promise<PayRatio[]> {
  const { country, currency, kind, method } = payRatios;
  return db
    .select()
    .from(payRatios)
    .where(
      after &&
        sql`(${country}, ${currency}, ${kind}, ${method})
          > (${after.country}, ${after.currency}, ${after.kind}, ${after.method})`,
    )
    .orderBy(asc(country), asc(currency), asc(kind), asc(method))
    .limit(limit);
}

/** Waits for a change that is under way, and locks the row until the transaction ends. */
export async function lockRatio(tx: Db, key: PayRatioKey): Promise<PayRatio | undefined> {
  const [row] = await tx.select().from(payRatios).where(isRow(key)).for('update');
  return row;
}

export async function upsertRatio(tx: Db, row: PayRatio): Promise<void> {
  await tx
    .insert(payRatios)
    .values(row)
    .onConflictDoUpdate({
      target: [payRatios.country, payRatios.currency, payRatios.kind, payRatios.method],
      set: { weight: row.weight },
    });
}

export async function deleteRatio(tx: Db, key: PayRatioKey): Promise<void> {
  await tx.delete(payRatios).where(isRow(key));
}
