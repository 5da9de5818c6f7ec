import type { Db } from '@spindle/platform/database.ts';
import type { TooMany } from '../consume-limits.ts';
import type { AccountsDeps } from '../deps.ts';
import { provePassword } from '../passwords/change-password.ts';
import { lockMember } from '../queries.ts';
import type { AskingMember } from '../sessions/asking-member.ts';
import { isSession } from '../sessions/queries.ts';
import type { Sender } from '../sessions/sender.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { isLikeRecoveryCode } from './recovery-code.ts';

/** Six digits, as apps show them. */
const APP_CODE = /^\s*\d{3}\s?\d{3}\s*$/;

/** A password or a code that comes with the request it is needed for, and its sender. */
export interface ProofAtOnce {
  proof: string;
  sender: Sender;
}

/**
 * Changes the second factor with a code or the password, given with this request. A mailed code is not enough, since the
 * second factor is there to keep out somebody who reads the member's mail.
 * @param change makes the change, with the member locked, in the transaction that uses a code up; returns false if there is
 * nothing to change, and then no code is used up
 * @returns whether it was changed
 */
export async function proveAtOnce(
  deps: AccountsDeps,
  member: AskingMember,
  { proof, sender }: ProofAtOnce,
  change: (tx: Db, by: 'code' | 'password') => Promise<boolean>,
): Promise<{ ok: true; changed: boolean } | { ok: false; error: 'proof_wrong' } | TooMany> {
  const { memberId, sessionId } = member;
  const isCode = APP_CODE.test(proof) || isLikeRecoveryCode(proof);
  const given = { memberId, code: proof, knownBy: { session: sessionId } };
  const byCode = isCode ? await checkSecondFactor(deps, given, (tx) => changeLocked(tx, 'code')) : undefined;
  if (byCode?.ok || byCode?.error === 'not_opened') return { ok: true, changed: byCode.ok };
  const proved = await provePassword(deps, member, { password: proof, sender });
  if (!proved.ok) {
    return proved.error === 'too_many_requests' ? proved : { ok: false, error: 'proof_wrong' };
  }
  return { ok: true, changed: await deps.db.transaction((tx) => changeLocked(tx, 'password')) };

  async function changeLocked(tx: Db, by: 'code' | 'password'): Promise<boolean> {
    await lockMember(tx, memberId);
    return (await isSession(tx, sessionId)) && change(tx, by);
  }
}
