import type { TooMany } from '../consume-limits.ts';
import type { AccountsDeps } from '../deps.ts';
import { securityNotice } from '../jobs.ts';
import type { AskingMember } from '../sessions/asking-member.ts';
import { type ProofAtOnce, proveAtOnce } from './prove-at-once.ts';
import { findTotp, replaceRecoveryCodes } from './queries.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts';

/**
 * Replaces the remaining recovery codes by new ones, which are shown once; the second factor stays on. It needs the same proof
 * as turning the factor off, since a recovery code can do that.
 * @returns no codes if the second factor is not on, or the session was ended meanwhile
 */
export async function renewRecoveryCodes(
  deps: AccountsDeps,
  member: AskingMember,
  given: ProofAtOnce,
): Promise<
  { ok: true; recoveryCodes: string[] | undefined } | { ok: false; error: 'proof_wrong' } | TooMany
> {
  const { clock, jobs, secret } = deps;
  const { memberId } = member;
  const recoveryCodes = newRecoveryCodes();
  const renewed = await proveAtOnce(deps, member, given, async (tx) => {
    if ((await findTotp(tx, memberId, 'on')) === undefined) return false;
    const hashes = recoveryCodes.map((shown) => hashRecoveryCode(secret, memberId, shown));
    await replaceRecoveryCodes(tx, memberId, hashes);
    const at = clock.now().toISOString();
    await jobs.send(tx, securityNotice, { memberId, what: 'recovery_codes_new', at });
    return true;
  });
  return renewed.ok ? { ok: true, recoveryCodes: renewed.changed ? recoveryCodes : undefined } : renewed;
}
