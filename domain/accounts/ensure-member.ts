import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { findMemberByEmail, insertMember } from './queries.ts';

/**
 * The member with this address, made if there is none; for a guest who buys. Runs in the caller's
 * transaction and is safe when two buyers with one address arrive together.
 * @param email parsed by `emailAddress`, so in lower case.
 */
export async function ensureMember(
  tx: Db,
  { email, locale }: { email: string; locale: Locale },
): Promise<{ memberId: string; created: boolean }> {
  const inserted = await insertMember(tx, { email, locale });
  if (inserted) return { memberId: inserted, created: true };
  const existing = await findMemberByEmail(tx, email);
  if (!existing) throw new Error('a member vanished between insert and select');
  return { memberId: existing.id, created: false };
}
