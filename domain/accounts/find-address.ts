import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { findMember } from './queries.ts';

/** Where a member is written to, and in which language; undefined when there is no such member (any more), or nobody knows who. */
export async function findAddress(
  db: Db,
  memberId: string,
): Promise<{ email: string; locale: Locale } | undefined> {
  const member = await findMember(db, memberId);
  return member && !member.erasedAt ? { email: member.email, locale: member.locale } : undefined;
}
