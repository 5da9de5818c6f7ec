import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { memberCodes, members, sessions } from '../tables.ts';
import { MEMBER_CODE_TRIES } from './member-code.ts';

/** Notes that a factor was given in this session. */
export async function noteFactor(tx: Db, sessionId: string, at: Date): Promise<void> {
  await tx.update(sessions).set({ factorAt: at }).where(eq(sessions.id, sessionId));
}

/**
 * Keeps the code of a member who asks again while it works and has tries left, along with its count of tries; otherwise the
 * row gets a new id and with it a new code.
 * @returns the id of the code that counts.
 */
export async function keepMemberCode(
  tx: Db,
  { id, memberId, now, expiresAt }: { id: string; memberId: string; now: Date; expiresAt: Date },
): Promise<string> {
  const works = sql`${memberCodes.expiresAt} > ${now} and ${memberCodes.attempts} < ${MEMBER_CODE_TRIES}`;
  const [kept] = await tx
    .insert(memberCodes)
    .values({ id, memberId, expiresAt })
    .onConflictDoUpdate({
      target: memberCodes.memberId,
      set: {
        id: sql`case when ${works} then ${memberCodes.id} else excluded.id end`,
        attempts: sql`case when ${works} then ${memberCodes.attempts} else 0 end`,
        expiresAt,
      },
    })
    .returning({ id: memberCodes.id });
  if (!kept) throw new Error('an upsert returned nothing');
  return kept.id;
}

/** Counts a try at a member's code. @returns the code's id, and the tries including this one. */
export async function takeMemberCodeTry(
  db: Db,
  memberId: string,
  now: Date,
): Promise<{ id: string; attempts: number } | undefined> {
  const [row] = await db
    .update(memberCodes)
    .set({ attempts: sql`${memberCodes.attempts} + 1` })
    .where(and(eq(memberCodes.memberId, memberId), gt(memberCodes.expiresAt, now)))
    .returning({ id: memberCodes.id, attempts: memberCodes.attempts });
  return row;
}

/** Uses a code up; false when another request did so first. */
export async function takeMemberCode(tx: Db, id: string): Promise<boolean> {
  const taken = await tx.delete(memberCodes).where(eq(memberCodes.id, id)).returning({ id: memberCodes.id });
  return taken.length > 0;
}

export async function findMemberCode(
  db: Db,
  id: string,
): Promise<{ email: string; locale: Locale } | undefined> {
  const [row] = await db
    .select({ email: members.email, locale: members.locale })
    .from(memberCodes)
    .innerJoin(members, eq(members.id, memberCodes.memberId))
    .where(eq(memberCodes.id, id));
  return row;
}
