import type { TooMany } from '../consume-limits.ts';
import type { AccountsDeps } from '../deps.ts';
import { markEmailVerified } from '../queries.ts';
import { isSession } from '../sessions/queries.ts';
import { checkSecondFactor } from '../two-factor/check-second-factor.ts';
import { findTotp } from '../two-factor/queries.ts';
import { isMemberCode, MEMBER_CODE_TRIES } from './member-code.ts';
import { noteFactor, takeMemberCode, takeMemberCodeTry } from './queries.ts';

type Refused = { ok: false; error: 'code_wrong' | 'code_spent' | 'session_expired' } | TooMany;
interface Asking {
  memberId: string;
  sessionId: string;
}

/**
 * Takes a code by which a member proves again who they are; each counts once, as a factor given now. It is the mailed code or,
 * while the second factor is on, a code of that: the second factor is there to keep out somebody who reads the member's mail.
 */
export async function giveMemberCode(
  deps: Pick<AccountsDeps, 'db' | 'clock' | 'jobs' | 'limits' | 'secret'>,
  asking: Asking,
  typed: string,
): Promise<{ ok: true } | Refused> {
  const isFactorOn = (await findTotp(deps.db, asking.memberId, 'on')) !== undefined;
  return isFactorOn ? giveSecondAgain(deps, asking, typed) : giveMailed(deps, asking, typed);
}

async function giveSecondAgain(
  deps: Parameters<typeof giveMemberCode>[0],
  { memberId, sessionId }: Asking,
  typed: string,
): Promise<{ ok: true } | Refused> {
  const proof = { memberId, code: typed, knownBy: { session: sessionId } };
  const given = await checkSecondFactor(deps, proof, async (tx) => {
    if (!(await isSession(tx, sessionId))) return false;
    await noteFactor(tx, sessionId, deps.clock.now());
    return true;
  });
  if (given.ok || given.error === 'too_many_requests') return given;
  return { ok: false, error: given.error === 'not_opened' ? 'session_expired' : given.error };
}

/** A try is counted before the code is compared. */
async function giveMailed(
  { db, clock, secret }: Pick<AccountsDeps, 'db' | 'clock' | 'secret'>,
  { memberId, sessionId }: Asking,
  typed: string,
): Promise<{ ok: true } | Refused> {
  const now = clock.now();
  const tried = await takeMemberCodeTry(db, memberId, now);
  if (!tried) return { ok: false, error: 'code_wrong' };
  if (tried.attempts > MEMBER_CODE_TRIES) return { ok: false, error: 'code_spent' };
  if (!isMemberCode(secret, tried.id, typed)) return { ok: false, error: 'code_wrong' };
  // Of two requests with the same code, the second finds it used.
  if (!(await takeMemberCode(db, tried.id))) return { ok: false, error: 'code_wrong' };
  await noteFactor(db, sessionId, now);
  // The code came by mail, so the address is theirs.
  await markEmailVerified(db, memberId);
  return { ok: true };
}
