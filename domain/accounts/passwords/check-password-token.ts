import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { hashToken } from './hash-token.ts';
import { findPasswordToken } from './queries.ts';

/** Does this link still work? Nothing is used up, so mail scanners may open it. */
export async function checkPasswordToken(
  { db, clock }: { db: Db; clock: Clock },
  { token }: { token: string },
): Promise<{ ok: true; email: string } | { ok: false; error: 'link_ended' }> {
  const found = await findPasswordToken(db, hashToken(token), clock.now());
  return found ? { ok: true, email: found.email } : { ok: false, error: 'link_ended' };
}
