import type { AccountsDeps } from '../deps.ts';
import { securityNotice } from '../jobs.ts';
import { lockMember } from '../queries.ts';
import type { AskingMember } from '../sessions/asking-member.ts';
import { isSession } from '../sessions/queries.ts';
import { hasRecentFactor } from '../sessions/recent-factor.ts';
import type { GoogleIdentity } from './google-identity.ts';
import { findGoogleSubject, insertGoogle } from './queries.ts';

export interface NotLinked {
  ok: false;
  error: 'factor_required' | 'session_expired' | 'google_other' | 'google_taken';
}

/**
 * Lets a member log in with a Google account from now on, whatever its address: the member has just proved here who they are.
 * A Google account opens one account of the shop, and an account of the shop is linked to one Google account.
 */
export async function linkGoogle(
  { db, clock, jobs }: Pick<AccountsDeps, 'db' | 'clock' | 'jobs'>,
  member: AskingMember,
  { subject }: Pick<GoogleIdentity, 'subject'>,
): Promise<{ ok: true } | NotLinked> {
  const { memberId, sessionId } = member;
  if (!hasRecentFactor(clock, member)) return { ok: false, error: 'factor_required' };
  return db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    // A session may have been ended to shut somebody out: then what was asked in it no longer counts.
    if (!(await isSession(tx, sessionId))) return { ok: false, error: 'session_expired' };
    const linked = await findGoogleSubject(tx, memberId);
    if (linked === subject) return { ok: true };
    if (linked !== undefined) return { ok: false, error: 'google_other' };
    if (!(await insertGoogle(tx, memberId, subject))) return { ok: false, error: 'google_taken' };
    const at = clock.now().toISOString();
    await jobs.send(tx, securityNotice, { memberId, what: 'google_linked', at });
    return { ok: true };
  });
}
