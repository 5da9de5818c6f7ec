import type { Db } from '@spindle/platform/database.ts';
import { and, count, eq, gt, gte, isNotNull, isNull, lt } from 'drizzle-orm';
import { recoveryCodes, type SignInWay, secondFactorChallenges, totpSecrets } from '../tables.ts';

/** A member's sealed secret. @param state `pending`: shown, but not confirmed by a code yet */
export async function findTotp(
  db: Db,
  memberId: string,
  state: 'on' | 'pending',
): Promise<string | undefined> {
  const { confirmedAt } = totpSecrets;
  const [row] = await db
    .select({ sealed: totpSecrets.sealed })
    .from(totpSecrets)
    .where(
      and(eq(totpSecrets.memberId, memberId), state === 'on' ? isNotNull(confirmedAt) : isNull(confirmedAt)),
    );
  return row?.sealed;
}

/** Stores a secret that waits for its first code, in place of an earlier pending one. */
export async function keepPendingTotp(tx: Db, row: { memberId: string; sealed: string }): Promise<void> {
  await tx
    .insert(totpSecrets)
    .values(row)
    .onConflictDoUpdate({
      target: totpSecrets.memberId,
      set: { sealed: row.sealed },
      setWhere: isNull(totpSecrets.confirmedAt),
    });
}

export async function deletePendingTotp(db: Db, memberId: string): Promise<void> {
  await db
    .delete(totpSecrets)
    .where(and(eq(totpSecrets.memberId, memberId), isNull(totpSecrets.confirmedAt)));
}

/** Turns the secret on, sealed anew, with the step of its first code; false when another request did so first. */
export async function confirmTotp(
  tx: Db,
  { memberId, sealed, at, step }: { memberId: string; sealed: string; at: Date; step: number },
): Promise<boolean> {
  const confirmed = await tx
    .update(totpSecrets)
    .set({ sealed, confirmedAt: at, lastStep: step })
    .where(and(eq(totpSecrets.memberId, memberId), isNull(totpSecrets.confirmedAt)))
    .returning({ memberId: totpSecrets.memberId });
  return confirmed.length > 0;
}

/** Uses up the codes of this step and of all earlier ones; false when that was done before. */
export async function takeStep(db: Db, memberId: string, step: number): Promise<boolean> {
  const taken = await db
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(
      and(
        eq(totpSecrets.memberId, memberId),
        isNotNull(totpSecrets.confirmedAt),
        lt(totpSecrets.lastStep, step),
      ),
    )
    .returning({ memberId: totpSecrets.memberId });
  return taken.length > 0;
}

/** Notes that giving the factor next ends passkeys and Google; false when it is not on. */
export async function letFactorEndWays(tx: Db, memberId: string): Promise<boolean> {
  const isOn = and(eq(totpSecrets.memberId, memberId), isNotNull(totpSecrets.confirmedAt));
  const { rowCount } = await tx.update(totpSecrets).set({ endsWays: true }).where(isOn);
  return rowCount === 1;
}

/** Whether passkeys and Google end now that the factor was given; true only once. */
export async function takeEndOfWays(tx: Db, memberId: string): Promise<boolean> {
  const isDue = and(eq(totpSecrets.memberId, memberId), totpSecrets.endsWays);
  const { rowCount } = await tx.update(totpSecrets).set({ endsWays: false }).where(isDue);
  return rowCount === 1;
}

/** Turns the second factor off; false when it was not on. */
export async function deleteTotp(tx: Db, memberId: string): Promise<boolean> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
  const deleted = await tx
    .delete(totpSecrets)
    .where(eq(totpSecrets.memberId, memberId))
    .returning({ confirmedAt: totpSecrets.confirmedAt });
  return deleted.some(({ confirmedAt }) => confirmedAt !== null);
}

/** Whether the second factor is on, and was turned on before this time. */
export async function hasTotpOfBefore(db: Db, memberId: string, moment: Date): Promise<boolean> {
  const { memberId: owner, confirmedAt } = totpSecrets;
  return (await db.$count(totpSecrets, and(eq(owner, memberId), lt(confirmedAt, moment)))) > 0;
}

/** Turns off a second factor that was turned on at this time or later; false when there is none. */
export async function deleteTotpSince(tx: Db, memberId: string, since: Date): Promise<boolean> {
  const [later] = await tx
    .select({ memberId: totpSecrets.memberId })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.memberId, memberId), gte(totpSecrets.confirmedAt, since)));
  return later !== undefined && deleteTotp(tx, memberId);
}

/** Replaces all of the member's recovery codes. */
export async function replaceRecoveryCodes(
  tx: Db,
  memberId: string,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ memberId, codeHash })));
}

/** Uses a recovery code up; false when it is not one of them, or was used. */
export async function takeRecoveryCode(tx: Db, memberId: string, codeHash: string): Promise<boolean> {
  const taken = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.memberId, memberId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ codeHash: recoveryCodes.codeHash });
  return taken.length > 0;
}

export async function countRecoveryCodes(db: Db, memberId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.memberId, memberId));
  return row?.left ?? 0;
}

export async function insertChallenge(
  db: Db,
  row: { tokenHash: string; memberId: string; way: SignInWay; expiresAt: Date },
): Promise<void> {
  await db.insert(secondFactorChallenges).values(row);
}

export async function findChallenge(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ memberId: string; way: SignInWay } | undefined> {
  const { memberId, way, expiresAt } = secondFactorChallenges;
  const [row] = await db
    .select({ memberId, way })
    .from(secondFactorChallenges)
    .where(and(eq(secondFactorChallenges.tokenHash, tokenHash), gt(expiresAt, now)));
  return row;
}

/** Uses a challenge up; false when another request did so first, or the member was signed out everywhere. */
export async function takeChallenge(tx: Db, tokenHash: string): Promise<boolean> {
  const taken = await tx
    .delete(secondFactorChallenges)
    .where(eq(secondFactorChallenges.tokenHash, tokenHash))
    .returning({ tokenHash: secondFactorChallenges.tokenHash });
  return taken.length > 0;
}
