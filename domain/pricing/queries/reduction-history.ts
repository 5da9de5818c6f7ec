import type { Db } from '@spindle/platform/database.ts';
import { and, eq, gt, gte, isNull, lt, lte, or } from 'drizzle-orm';
import { reductionHistory } from '../tables.ts';

export type PastReduction = Omit<typeof reductionHistory.$inferSelect, 'id'>;

type Name = Pick<PastReduction, 'kind' | 'name'>;

const isNamed = ({ kind, name }: Name) =>
  and(eq(reductionHistory.kind, kind), eq(reductionHistory.name, name));

/**
 * Extends the present entry of a reduction to a new end, if it lowers the same things by the same percentage.
 * @returns whether it was extended
 */
export async function extendReduction(tx: Db, row: PastReduction, at: Date): Promise<boolean> {
  const { pids, licenceTypes, countries, payPercent, stacking, toAt } = row;
  const extended = await tx
    .update(reductionHistory)
    .set({ toAt })
    .where(
      and(
        isNamed(row),
        lte(reductionHistory.fromAt, at),
        or(isNull(reductionHistory.toAt), gt(reductionHistory.toAt, at)),
        eq(reductionHistory.pids, pids),
        eq(reductionHistory.licenceTypes, licenceTypes),
        eq(reductionHistory.countries, countries),
        eq(reductionHistory.payPercent, payPercent),
        stacking === null ? isNull(reductionHistory.stacking) : eq(reductionHistory.stacking, stacking),
      ),
    )
    .returning({ id: reductionHistory.id });
  return extended.length > 0;
}

/** Ends the present entry of a reduction, and deletes entries that have not begun. */
export async function closeReduction(tx: Db, name: Name, at: Date): Promise<void> {
  await tx.delete(reductionHistory).where(and(isNamed(name), gte(reductionHistory.fromAt, at)));
  await tx
    .update(reductionHistory)
    .set({ toAt: at })
    .where(and(isNamed(name), or(isNull(reductionHistory.toAt), gt(reductionHistory.toAt, at))));
}

export async function insertReduction(tx: Db, row: PastReduction): Promise<void> {
  await tx.insert(reductionHistory).values(row);
}

/** Reductions that were in force at any moment between two times. */
export async function selectReductionsBetween(db: Db, from: Date, to: Date): Promise<PastReduction[]> {
  return db
    .select()
    .from(reductionHistory)
    .where(
      and(
        lt(reductionHistory.fromAt, to),
        or(isNull(reductionHistory.toAt), gt(reductionHistory.toAt, from)),
      ),
    );
}
