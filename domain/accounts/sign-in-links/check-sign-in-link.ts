import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { hashToken } from '../passwords/hash-token.ts';
import { hasAsked } from './asking-browser.ts';
import { findSignInLink } from './queries.ts';

/**
 * Does this link still log in, and whom? Nothing is used up, so mail scanners may look at it.
 * @returns `isHere`: this browser has asked for it.
 */
export async function checkSignInLink(
  { db, clock }: { db: Db; clock: Clock },
  { token, cookieHeader }: { token: string; cookieHeader: string | undefined },
): Promise<{ ok: true; email: string; isHere: boolean } | { ok: false; error: 'link_ended' }> {
  const found = await findSignInLink(db, hashToken(token), clock.now());
  if (!found) return { ok: false, error: 'link_ended' };
  return { ok: true, email: found.email, isHere: hasAsked(cookieHeader, found.browserHash) };
}
