import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { hashToken } from '../passwords/hash-token.ts';
import { revertibleAfter } from './address-code.ts';
import { findRevert } from './queries.ts';

/** Does this link still undo a change of address? Nothing is used up, so mail scanners may look at it. */
export async function checkRevert(
  { db, clock }: { db: Db; clock: Clock },
  { token }: { token: string },
): Promise<{ ok: true; email: string } | { ok: false; error: 'link_ended' }> {
  const found = await findRevert(db, hashToken(token), revertibleAfter(clock.now()));
  return found ? { ok: true, email: found.oldEmail } : { ok: false, error: 'link_ended' };
}
