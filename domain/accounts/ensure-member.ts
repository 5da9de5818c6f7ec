import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { holdMemberOfEmail, insertMember } from './queries.ts';

/**
 * The member with this address, created if there is none; used when a guest buys. Runs in the caller's transaction and is safe
 * when two buyers with the same address arrive together. Until the transaction ends, the account can't be merged into another
 * one or move to another address.
 * @param email parsed by `emailAddress`, so in lower case.
 * @param at the shop's clock; read again after waiting for an account that was giving the address up
 */
export async function ensureMember(
  tx: Db,
  { email, locale, at }: { email: string; locale: Locale; at: () => Date },
): Promise<{ memberId: string; created: boolean }> {
  for (;;) {
    const inserted = await insertMember(tx, { email, locale, at });
    if (inserted) return { memberId: inserted, created: true };
    // Nothing is found if the account that we waited for was deleted or has moved: then the address is free, or another
    // account has it.
    const existing = await holdMemberOfEmail(tx, email);
    if (existing) return { memberId: existing, created: false };
  }
}
