import { isTaken } from '../address/give-address-back.ts';
import { selectAddressLeftSince } from '../address/queries.ts';
import type { AccountsDeps } from '../deps.ts';
import { hashToken } from '../passwords/hash-token.ts';
import { findDenialToken } from './queries.ts';

/**
 * Does this link still deny a log-in? Nothing is used up, so mail scanners may open it.
 * @returns `email`: where `denySignIn` would mail the link for a new password
 */
export async function checkDenial(
  { db, clock, isBrought }: Pick<AccountsDeps, 'db' | 'clock' | 'isBrought'>,
  { token }: { token: string },
): Promise<{ ok: true; email: string | undefined } | { ok: false; error: 'link_ended' }> {
  const found = await findDenialToken(db, hashToken(token), clock.now());
  if (!found) return { ok: false, error: 'link_ended' };
  const { memberId, loggedInAt: since, email } = found;
  const left = await selectAddressLeftSince(db, { memberId, since });
  if (left === undefined) return { ok: true, email };
  return {
    ok: true,
    email: (await isTaken(db, { isBrought }, { memberId, email: left, since })) ? undefined : left,
  };
}
