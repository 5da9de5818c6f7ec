import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { selectAddressLeftSince } from '../address/queries.ts';
import { hashToken } from '../passwords/hash-token.ts';
import { findDenialToken } from './queries.ts';

/** Does this link still deny a log-in? Nothing is used up, so mail scanners may look at it. */
export async function checkDenial(
  { db, clock }: { db: Db; clock: Clock },
  { token }: { token: string },
): Promise<{ ok: true; email: string } | { ok: false; error: 'link_ended' }> {
  const found = await findDenialToken(db, hashToken(token), clock.now());
  if (!found) return { ok: false, error: 'link_ended' };
  const { memberId, loggedInAt: since, email } = found;
  return { ok: true, email: (await selectAddressLeftSince(db, { memberId, since })) ?? email };
}
