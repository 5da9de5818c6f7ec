import { isSomebodyElses } from '../address/give-address-back.ts';
import { selectAddressLeftSince } from '../address/queries.ts';
import type { AccountsDeps } from '../deps.ts';
import { hashToken } from '../passwords/hash-token.ts';
import { findMemberByEmail } from '../queries.ts';
import { findDenialToken } from './queries.ts';

/**
 * Does this link still deny a log-in? Nothing is used up, so mail scanners may look at it.
 * @returns `email`: where a new password is mailed to, as `denySignIn` does
 */
export async function checkDenial(
  { db, clock, isBrought }: Pick<AccountsDeps, 'db' | 'clock' | 'isBrought'>,
  { token }: { token: string },
): Promise<{ ok: true; email: string | undefined } | { ok: false; error: 'link_ended' }> {
  const found = await findDenialToken(db, hashToken(token), clock.now());
  if (!found) return { ok: false, error: 'link_ended' };
  const { memberId, loggedInAt: since, email } = found;
  const left = await selectAddressLeftSince(db, { memberId, since });
  const there = left === undefined ? undefined : await findMemberByEmail(db, left);
  if (left === undefined || there === undefined || there.id === memberId) {
    return { ok: true, email: left ?? email };
  }
  const isTaken = await isSomebodyElses(db, { isBrought }, { memberId, email: left, theirs: there, since });
  return { ok: true, email: isTaken ? undefined : left };
}
