import type { Db } from '@spindle/platform/database.ts';
import type { TooMany } from '../consume-limits.ts';
import type { AccountsDeps } from '../deps.ts';
import { securityNotice } from '../jobs.ts';
import { provePassword } from '../passwords/change-password.ts';
import { lockMember } from '../queries.ts';
import type { AskingMember } from '../sessions/asking-member.ts';
import { isSession } from '../sessions/queries.ts';
import type { Sender } from '../sessions/sender.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { deleteTotp } from './queries.ts';
import { isLikeRecoveryCode } from './recovery-code.ts';

/** Six digits of an app. */
const APP_CODE = /^\s*\d{3}\s?\d{3}\s*$/;

/**
 * Turns the second factor off, with a code or the password given here and now: a mailed code is not enough, since whoever
 * reads the member's mail is who the second factor keeps out.
 */
export async function endTwoFactor(
  deps: AccountsDeps,
  member: AskingMember,
  { proof, sender }: { proof: string; sender: Sender },
): Promise<{ ok: true } | { ok: false; error: 'proof_wrong' } | TooMany> {
  const { db, clock, jobs } = deps;
  const { memberId, sessionId } = member;
  const isCode = APP_CODE.test(proof) || isLikeRecoveryCode(proof);
  const byCode = isCode ? await checkSecondFactor(deps, memberId, proof, end) : undefined;
  // Where there was nothing to end any more, no code is used up either.
  if (byCode?.ok || byCode?.error === 'not_opened') return { ok: true };
  const proved = await provePassword(deps, member, { password: proof, sender });
  if (!proved.ok) {
    return proved.error === 'too_many_requests' ? proved : { ok: false, error: 'proof_wrong' };
  }
  await db.transaction(end);
  return { ok: true };

  async function end(tx: Db): Promise<boolean> {
    await lockMember(tx, memberId);
    if (!(await isSession(tx, sessionId)) || !(await deleteTotp(tx, memberId))) return false;
    const at = clock.now().toISOString();
    await jobs.send(tx, securityNotice, { memberId, what: 'two_factor_off', at });
    return true;
  }
}
