import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { findMember } from './queries.ts';

/** A member's address and the language to write to them in; undefined when there is no such member, or they were erased. */
export async function findAddress(
  db: Db,
  memberId: string,
): Promise<{ email: string; locale: Locale } | undefined> {
  const member = await findMember(db, memberId);
  return member && !member.erasedAt ? { email: member.email, locale: member.locale } : undefined;
}
