import type { AccountsDeps } from '../deps.ts';
import { isMemberCode, MEMBER_CODE_TRIES } from './member-code.ts';
import { noteFactor, takeMemberCode, takeMemberCodeTry } from './queries.ts';

/** The code that was mailed to the member: a factor given now, once. Tries count before the code is looked at. */
export async function giveMemberCode(
  { db, clock, secret }: Pick<AccountsDeps, 'db' | 'clock' | 'secret'>,
  { memberId, sessionId }: { memberId: string; sessionId: string },
  typed: string,
): Promise<{ ok: true } | { ok: false; error: 'code_wrong' | 'code_spent' }> {
  const now = clock.now();
  const tried = await takeMemberCodeTry(db, memberId, now);
  if (!tried) return { ok: false, error: 'code_wrong' };
  if (tried.attempts > MEMBER_CODE_TRIES) return { ok: false, error: 'code_spent' };
  if (!isMemberCode(secret, tried.id, typed)) return { ok: false, error: 'code_wrong' };
  // Who comes second with the same code finds it taken.
  if (!(await takeMemberCode(db, tried.id))) return { ok: false, error: 'code_wrong' };
  await noteFactor(db, sessionId, now);
  return { ok: true };
}
