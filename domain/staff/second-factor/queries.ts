import type { Db } from '@spindle/platform/database.ts';
import { and, count, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import { staffProvedSessions, staffRecoveryCodes, staffTotp } from './tables.ts';

/** Locks somebody's second factor until the transaction ends, so that other changes to it wait. */
export async function lockFactor(tx: Db, staffId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`staff factor ${staffId}`}, 0))`);
}

export async function selectTotp(
  db: Db,
  staffId: string,
): Promise<{ sealed: string; confirmedAt: Date | null } | undefined> {
  const { sealed, confirmedAt } = staffTotp;
  const [row] = await db
    .select({ sealed, confirmedAt })
    .from(staffTotp)
    .where(eq(staffTotp.staffId, staffId));
  return row;
}

/** All staff whose second factor is on. */
export async function selectStaffWithFactor(db: Db): Promise<string[]> {
  const rows = await db
    .select({ staffId: staffTotp.staffId })
    .from(staffTotp)
    .where(isNotNull(staffTotp.confirmedAt));
  return rows.map(({ staffId }) => staffId);
}

/** Stores a secret that waits for its first code; a confirmed one stays. */
export async function keepPending(tx: Db, row: { staffId: string; sealed: string }): Promise<void> {
  await tx
    .insert(staffTotp)
    .values(row)
    .onConflictDoUpdate({
      target: staffTotp.staffId,
      set: { sealed: row.sealed },
      setWhere: isNull(staffTotp.confirmedAt),
    });
}

/** False when another request did so first. */
export async function confirmTotp(
  tx: Db,
  { staffId, sealed, at, step }: { staffId: string; sealed: string; at: Date; step: number },
): Promise<boolean> {
  const confirmed = await tx
    .update(staffTotp)
    .set({ sealed, confirmedAt: at, lastStep: step })
    .where(and(eq(staffTotp.staffId, staffId), isNull(staffTotp.confirmedAt)))
    .returning({ staffId: staffTotp.staffId });
  return confirmed.length > 0;
}

/** Uses up the codes of this step and of all earlier ones; false when that was done before. */
export async function takeStep(db: Db, staffId: string, step: number): Promise<boolean> {
  const { confirmedAt, lastStep } = staffTotp;
  const taken = await db
    .update(staffTotp)
    .set({ lastStep: step })
    .where(and(eq(staffTotp.staffId, staffId), isNotNull(confirmedAt), lt(lastStep, step)))
    .returning({ staffId: staffTotp.staffId });
  return taken.length > 0;
}

export async function insertRecoveryCodes(tx: Db, staffId: string, hashes: readonly string[]): Promise<void> {
  await tx.insert(staffRecoveryCodes).values(hashes.map((codeHash) => ({ staffId, codeHash })));
}

/** Uses a recovery code up; false when it is not one of them, or was used. */
export async function takeRecoveryCode(db: Db, staffId: string, codeHash: string): Promise<boolean> {
  const taken = await db
    .delete(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.staffId, staffId), eq(staffRecoveryCodes.codeHash, codeHash)))
    .returning({ codeHash: staffRecoveryCodes.codeHash });
  return taken.length > 0;
}

export async function countRecoveryCodes(db: Db, staffId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(staffRecoveryCodes)
    .where(eq(staffRecoveryCodes.staffId, staffId));
  return row?.left ?? 0;
}

/** Deletes the secret, the recovery codes, and the sessions they have let in. @returns whether the second factor was on */
export async function deleteFactor(tx: Db, staffId: string): Promise<boolean> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  await tx.delete(staffProvedSessions).where(eq(staffProvedSessions.staffId, staffId));
  const gone = await tx
    .delete(staffTotp)
    .where(eq(staffTotp.staffId, staffId))
    .returning({ confirmedAt: staffTotp.confirmedAt });
  return gone.some(({ confirmedAt }) => confirmedAt !== null);
}

export async function insertProved(
  tx: Db,
  { sessionId, staffId, provedAt }: { sessionId: string; staffId: string; provedAt: Date },
): Promise<void> {
  await tx
    .insert(staffProvedSessions)
    .values({ sessionId, staffId, provedAt })
    .onConflictDoUpdate({ target: staffProvedSessions.sessionId, set: { staffId, provedAt } });
}

export async function isProved(
  db: Db,
  { sessionId, staffId, since }: { sessionId: string; staffId: string; since: Date },
): Promise<boolean> {
  const rows = await db
    .select({ sessionId: staffProvedSessions.sessionId })
    .from(staffProvedSessions)
    .where(
      and(
        eq(staffProvedSessions.sessionId, sessionId),
        eq(staffProvedSessions.staffId, staffId),
        gt(staffProvedSessions.provedAt, since),
      ),
    );
  return rows.length > 0;
}

export async function deleteProvedBefore(tx: Db, staffId: string, before: Date): Promise<void> {
  await tx
    .delete(staffProvedSessions)
    .where(and(eq(staffProvedSessions.staffId, staffId), lte(staffProvedSessions.provedAt, before)));
}
