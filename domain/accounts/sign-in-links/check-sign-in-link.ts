import type { AccountsDeps } from '../deps.ts';
import { hashToken } from '../passwords/hash-token.ts';
import { hasAsked } from './asking-browser.ts';
import { isChallenge } from './challenge.ts';
import { findSignInLink } from './queries.ts';

export interface FollowedLink {
  token: string;
  /** The address that the link names, in lower case; empty where it names none. */
  named: string;
  challenge: string;
  cookieHeader: string | undefined;
}

/**
 * Does this link log in here, and whom? Nothing is used up, so mail scanners may look at it. A link that names another
 * address than it was mailed to logs in nobody.
 * @returns `isHere`: this browser has asked for it. `isConfirmable`: it may log in here, where its reader says so.
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
