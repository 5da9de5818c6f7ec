import type { Db } from '@spindle/platform/database.ts';
import { and, eq, gt, gte, isNull, lt, lte, or } from 'drizzle-orm';
import { reductionHistory } from '../tables.ts';

export type PastReduction = Omit<typeof reductionHistory.$inferSelect, 'id'>;

type Name = Pick<PastReduction, 'kind' | 'name'>;

const isNamed = ({ kind, name }: Name) =>
  and(eq(reductionHistory.kind, kind), eq(reductionHistory.name, name));

/**
 * Where what stands of a reduction lowers the same by as much, it goes on until the new end.
 * @returns whether it does
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

/** Ends what stands of a reduction; what had not begun never was. */
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

/** Those that stood at any moment from one to another. */
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
