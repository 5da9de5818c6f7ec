import type { Db } from '@spindle/platform/database.ts';
import { and, eq, gt, gte, isNull, lt, or } from 'drizzle-orm';
import { reductionHistory } from '../tables.ts';

export type PastReduction = Omit<typeof reductionHistory.$inferSelect, 'id'>;

type Name = Pick<PastReduction, 'kind' | 'name'>;

const isNamed = ({ kind, name }: Name) =>
  and(eq(reductionHistory.kind, kind), eq(reductionHistory.name, name));

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
