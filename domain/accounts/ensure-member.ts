import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { holdMemberOfEmail, insertMember } from './queries.ts';

/**
 * The member with this address, made if there is none; for a guest who buys. Runs in the caller's
 * transaction and is safe when two buyers with one address arrive together. Until that ends, the account is not merged into
 * another one, nor does it move to another address.
 * @param email parsed by `emailAddress`, so in lower case.
 * @param at the shop's clock, asked again once whoever had the address has given it up
 */
export async function ensureMember(
  tx: Db,
  { email, locale, at }: { email: string; locale: Locale; at: () => Date },
): Promise<{ memberId: string; created: boolean }> {
  for (;;) {
    const inserted = await insertMember(tx, { email, locale, at });
    if (inserted) return { memberId: inserted, created: true };
    // Gone or moved while it was waited for: then the address is free, or somebody else's.
    const existing = await holdMemberOfEmail(tx, email);
    if (existing) return { memberId: existing, created: false };
  }
}
