import { consumeLimits, type TooMany } from '../consume-limits.ts';
import type { AccountsDeps } from '../deps.ts';
import { securityNotice } from '../jobs.ts';
import { SECOND_FACTOR_TRIES } from '../limits.ts';
import { lockMember } from '../queries.ts';
import type { AskingMember } from '../sessions/asking-member.ts';
import { isSession } from '../sessions/queries.ts';
import { hasRecentFactor } from '../sessions/recent-factor.ts';
import { openPending } from './pending-totp.ts';
import { confirmTotp, findTotp, replaceRecoveryCodes } from './queries.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts';
import { sealTotp, stepOfCode } from './totp.ts';

/** Turns the second factor on with the first code of the member's app, and returns the recovery codes, which are shown once. */
export async function confirmTwoFactor(
  { db, clock, jobs, limits, secret }: Pick<AccountsDeps, 'db' | 'clock' | 'jobs' | 'limits' | 'secret'>,
  member: AskingMember,
  code: string,
): Promise<
  { ok: true; recoveryCodes: string[] } | { ok: false; error: 'factor_required' | 'code_wrong' } | TooMany
> {
  if (!hasRecentFactor(clock, member)) return { ok: false, error: 'factor_required' };
  const { memberId, sessionId } = member;
  const who = { account: memberId };
  const limited = await consumeLimits(limits, [[SECOND_FACTOR_TRIES, who]]);
  if (limited) return limited;
  const now = clock.now();
  const confirmed = await db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    if (!(await isSession(tx, sessionId))) return { ok: false, error: 'factor_required' } as const;
    const totp = openPending(secret, await findTotp(tx, memberId, 'pending'), member);
    const step = totp === undefined ? undefined : stepOfCode(totp, code, now);
    if (totp === undefined || step === undefined) return { ok: false, error: 'code_wrong' } as const;
    const confirmed = { memberId, sealed: sealTotp(secret, totp, memberId), at: now, step };
    if (!(await confirmTotp(tx, confirmed))) return { ok: false, error: 'code_wrong' } as const;
    const recoveryCodes = newRecoveryCodes();
    const hashes = recoveryCodes.map((shown) => hashRecoveryCode(secret, memberId, shown));
    await replaceRecoveryCodes(tx, memberId, hashes);
    await jobs.send(tx, securityNotice, { memberId, what: 'two_factor_on', at: now.toISOString() });
    return { ok: true, recoveryCodes } as const;
  });
  // Only after the transaction: this takes another connection, and all others may be held by requests that wait for the
  // member's row.
  if (confirmed.ok) await limits.giveBack(SECOND_FACTOR_TRIES, who, 1);
  return confirmed;
}
