import type { TooMany } from '../consume-limits.ts';
import type { AccountsDeps } from '../deps.ts';
import { securityNotice } from '../jobs.ts';
import { completeReset } from '../passwords/end-other-ways.ts';
import type { AskingMember } from '../sessions/asking-member.ts';
import { type ProofAtOnce, proveAtOnce } from './prove-at-once.ts';
import { deleteTotp } from './queries.ts';

/**
 * Turns the second factor off, with a code or the password given here and now. Where the password is given, ways in that its
 * reset left for the factor to end (`completeReset`) end as well: somebody with the mailbox alone may have set that password.
 */
export async function endTwoFactor(
  deps: AccountsDeps,
  member: AskingMember,
  given: ProofAtOnce,
): Promise<{ ok: true } | { ok: false; error: 'proof_wrong' } | TooMany> {
  const { clock, jobs } = deps;
  const { memberId } = member;
  const ended = await proveAtOnce(deps, member, given, async (tx, by) => {
    if (by === 'password') await completeReset(tx, deps, memberId);
    if (!(await deleteTotp(tx, memberId))) return false;
    const at = clock.now().toISOString();
    await jobs.send(tx, securityNotice, { memberId, what: 'two_factor_off', at });
    return true;
  });
  return ended.ok ? { ok: true } : ended;
}
