import type { AccountsDeps } from '../deps.ts';
import { hashToken } from '../passwords/hash-token.ts';
import { hasAsked } from './asking-browser.ts';
import { isChallenge } from './challenge.ts';
import { findSignInLink } from './queries.ts';

export interface FollowedLink {
  token: string;
  /** The address in the link, in lower case; empty if it has none. */
  named: string;
  challenge: string;
  cookieHeader: string | undefined;
}

/**
 * Does this link log in here, and whom? Nothing is used up, so mail scanners may open it. A link that names an address other
 * than the one it was mailed to logs nobody in.
 * @returns `isHere`: this browser has asked for it. `isConfirmable`: it may log in here once the reader confirms.
 */
export async function checkSignInLink(
  deps: Pick<AccountsDeps, 'db' | 'clock' | 'secret'>,
  { token, named, challenge, cookieHeader }: FollowedLink,
): Promise<
  { ok: true; email: string; isHere: boolean; isConfirmable: boolean } | { ok: false; error: 'link_ended' }
> {
  const found = await findSignInLink(deps.db, hashToken(token), deps.clock.now());
  if (!found || (named && named !== found.email)) return { ok: false, error: 'link_ended' };
  const isHere = hasAsked(cookieHeader, found.browserHash);
  const isConfirmable = isHere || isChallenge(deps, { challenge, token, cookieHeader });
  return { ok: true, email: found.email, isHere, isConfirmable };
}
