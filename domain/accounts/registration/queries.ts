import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { members, pendingRegistrations } from '../tables.ts';
import type { PendingCode } from './registration-code.ts';

/**
 * Keeps the code of an address that asks again while it works, so that asking can't invalidate a code that is on its way; the
 * code's time is extended, as the mail says. An expired row gets a new id and with it a new code. Wrong tries keep counting in
 * both cases, so that asking again gains none.
 * @returns the id of the row that counts.
 */
export async function keepPendingRegistration(
  tx: Db,
  row: { id: string; email: string; locale: Locale; now: Date; expiresAt: Date },
): Promise<string> {
  const { now, ...values } = row;
  const { id, email, expiresAt } = pendingRegistrations;
  const [kept] = await tx
    .insert(pendingRegistrations)
    .values(values)
    .onConflictDoUpdate({
      target: email,
      set: {
        id: sql`case when ${expiresAt} <= ${now} then excluded.id else ${id} end`,
        expiresAt: row.expiresAt,
        locale: row.locale,
      },
    })
    .returning({ id });
  if (!kept) throw new Error('an upsert returned nothing');
  return kept.id;
}

/**
 * Counts a try at the code of an address.
 * @returns the pending registration, with the number of tries before this one.
 */
export async function takeRegistrationAttempt(
  db: Db,
  { email, now }: { email: string; now: Date },
): Promise<PendingCode | undefined> {
  const [row] = await db
    .update(pendingRegistrations)
    .set({ attempts: sql`${pendingRegistrations.attempts} + 1` })
    .where(and(eq(pendingRegistrations.email, email), gt(pendingRegistrations.expiresAt, now)))
    .returning({ id: pendingRegistrations.id, attempts: pendingRegistrations.attempts });
  return row && { id: row.id, attempts: row.attempts - 1 };
}

/** Takes back a counted try, whose code was right. */
export async function returnRegistrationAttempt(db: Db, id: string): Promise<void> {
  await db
    .update(pendingRegistrations)
    .set({ attempts: sql`greatest(${pendingRegistrations.attempts} - 1, 0)` })
    .where(eq(pendingRegistrations.id, id));
}

export async function takePendingRegistration(tx: Db, id: string): Promise<{ locale: Locale } | undefined> {
  const [row] = await tx
    .delete(pendingRegistrations)
    .where(eq(pendingRegistrations.id, id))
    .returning({ locale: pendingRegistrations.locale });
  return row;
}

/** Includes whether the address has an account, which the mail has to say. */
export async function findPendingRegistration(
  db: Db,
  id: string,
): Promise<
  | {
      email: string;
      locale: Locale;
      expiresAt: Date;
      memberId: string | null;
      closedAt: Date | null;
      attempts: number;
    }
  | undefined
> {
  const [row] = await db
    .select({
      email: pendingRegistrations.email,
      locale: pendingRegistrations.locale,
      expiresAt: pendingRegistrations.expiresAt,
      memberId: members.id,
      closedAt: members.closedAt,
      attempts: pendingRegistrations.attempts,
    })
    .from(pendingRegistrations)
    .leftJoin(members, eq(members.email, pendingRegistrations.email))
    .where(eq(pendingRegistrations.id, id));
  return row;
}
