import type { Db } from '@spindle/platform/database.ts';
import { and, eq, notInArray } from 'drizzle-orm';
import { trials } from './tables.ts';
import type { Trial } from './trial.ts';

/** One atomic statement. @returns false if the account or the computer has had its trial. */
export async function insertTrial(tx: Db, trial: Trial): Promise<boolean> {
  const rows = await tx.insert(trials).values(trial).onConflictDoNothing().returning({ id: trials.id });
  return rows.length > 0;
}

/** The trial of this product that this account has had on this computer. */
export async function selectTrial(
  db: Db,
  { memberId, pid, fingerprint }: Pick<Trial, 'memberId' | 'pid' | 'fingerprint'>,
): Promise<Trial | undefined> {
  const [row] = await db
    .select()
    .from(trials)
    .where(and(eq(trials.memberId, memberId), eq(trials.pid, pid), eq(trials.fingerprint, fingerprint)));
  return row;
}

/** If both members have tried a product line, the row stays as it is, since its computer has had its trial. */
export async function updateMember(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  const { memberId, productLine } = trials;
  const tried = tx.select({ productLine }).from(trials).where(eq(memberId, to));
  await tx
    .update(trials)
    .set({ memberId: to })
    .where(and(eq(memberId, from), notInArray(productLine, tried)));
}
