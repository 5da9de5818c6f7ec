import type { Db } from '@spindle/platform/database.ts';
import { and, eq, exists, gt, isNotNull, type SQLWrapper, sql } from 'drizzle-orm';
import { memberCodes, members, passkeys, signInMethods, totpSecrets } from '../tables.ts';

/** A member, and what they have to log in and to prove who they are: in one statement, as several pages need all of it. */
export async function selectProfile(db: Db, memberId: string, now: Date) {
  const { email, name, locale, createdAt } = members;
  const one = { one: sql`1` };
  const has = (query: SQLWrapper) => sql<boolean>`${exists(query)}`;
  const wayOf = (provider: string) =>
    has(
      db
        .select(one)
        .from(signInMethods)
        .where(and(eq(signInMethods.userId, memberId), eq(signInMethods.providerId, provider))),
    );
  const [row] = await db
    .select({
      ...{ email, name, locale, createdAt },
      hasPassword: wayOf('credential'),
      isGoogleLinked: wayOf('google'),
      hasPasskeys: has(db.select(one).from(passkeys).where(eq(passkeys.memberId, memberId))),
      hasApp: has(
        db
          .select(one)
          .from(totpSecrets)
          .where(and(eq(totpSecrets.memberId, memberId), isNotNull(totpSecrets.confirmedAt))),
      ),
      hasMailedCode: has(
        db
          .select(one)
          .from(memberCodes)
          .where(and(eq(memberCodes.memberId, memberId), gt(memberCodes.expiresAt, now))),
      ),
    })
    .from(members)
    .where(eq(members.id, memberId));
  return row;
}
