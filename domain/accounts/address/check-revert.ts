import type { AccountsDeps } from '../deps.ts';
import { hashToken } from '../passwords/hash-token.ts';
import { revertibleAfter } from './address-code.ts';
import { doubtedSince, isTaken } from './give-address-back.ts';
import { findRevert } from './queries.ts';

/**
 * Does this link still undo a change of address? Nothing is used up, so mail scanners may open it.
 * @returns `email`: the address that the account gets back; undefined while another account has it that `revertAddressChange`
 * would not merge
 */
export async function checkRevert(
  { db, clock, isBrought }: Pick<AccountsDeps, 'db' | 'clock' | 'isBrought'>,
  { token }: { token: string },
): Promise<{ ok: true; email: string | undefined } | { ok: false; error: 'link_ended' }> {
  const found = await findRevert(db, hashToken(token), revertibleAfter(clock.now()));
  if (!found) return { ok: false, error: 'link_ended' };
  const { memberId, oldEmail: email, changedAt } = found;
  const isRefused = await isTaken(db, { isBrought }, { memberId, email, since: doubtedSince(changedAt) });
  return { ok: true, email: isRefused ? undefined : email };
}
