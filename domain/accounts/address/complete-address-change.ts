import { forgetOtherDevices } from '../denial/queries.ts';
import type { AccountsDeps } from '../deps.ts';
import { movedMail, securityNotice } from '../jobs.ts';
import { lockMember } from '../queries.ts';
import { readMember } from '../read-member.ts';
import { deleteMailedLinks, deleteOtherSessions } from '../revoking/queries.ts';
import type { AskingMember } from '../sessions/asking-member.ts';
import { loginCookies } from '../sessions/login-cookies.ts';
import { memberDevices } from '../sessions/member-devices.ts';
import { isSession } from '../sessions/queries.ts';
import { hasRecentFactor } from '../sessions/recent-factor.ts';
import type { UserInfo } from '../user-info.ts';
import { ADDRESS_CODE_TRIES, isAddressCode } from './address-code.ts';
import { unlessHeld } from './held-address.ts';
import {
  deleteAddressChange,
  holdAddressChange,
  markAddressChanged,
  moveAddress,
  takeAddressTry,
} from './queries.ts';

/**
 * Second step: the code moves the account to the new address. All other sessions end, and the old address is mailed a link
 * that undoes the change. If the new address has got an account meanwhile, or is held for one that gave it up, the answer is
 * that of a wrong code.
 */
export async function completeAddressChange(
  deps: Pick<AccountsDeps, 'db' | 'clock' | 'jobs' | 'secret' | 'cookies'>,
  member: AskingMember,
  { email, code, cookieHeader }: { email: string; code: string; cookieHeader: string | null },
): Promise<
  | { ok: true; user: UserInfo; cookies: string[] }
  | { ok: false; error: 'factor_required' | 'code_wrong' | 'code_spent' }
> {
  const { db, clock, jobs, secret } = deps;
  const { memberId, sessionId } = member;
  if (!hasRecentFactor(clock, member)) return { ok: false, error: 'factor_required' };
  const tried = await takeAddressTry(db, { memberId, newEmail: email, now: clock.now() });
  if (!tried) return { ok: false, error: 'code_wrong' };
  if (tried.attempts > ADDRESS_CODE_TRIES) return { ok: false, error: 'code_spent' };
  if (!isAddressCode(secret, tried.id, code)) return { ok: false, error: 'code_wrong' };
  const moved = await db.transaction(async (tx) => {
    const locked = await lockMember(tx, memberId);
    // The session must still exist: an earlier change may have been undone since, which ends sessions and what was requested
    // in them.
    if (locked?.email !== tried.oldEmail || !(await isSession(tx, sessionId))) return false;
    if (!(await holdAddressChange(tx, tried.id))) return false;
    const isThere = await unlessHeld(tx, clock, { email, except: memberId }, (inner) =>
      moveAddress(inner, memberId, email),
    );
    if (!isThere) {
      // Nothing has changed, so the member may ask again at once.
      await deleteAddressChange(tx, tried.id);
      return false;
    }
    // Read the clock now: moving the address may have waited for an account that was giving it up.
    const now = clock.now();
    await markAddressChanged(tx, tried.id, now);
    // Browsers that whoever had the address before has logged in with are not this member's.
    await forgetOtherDevices(tx, memberId, now);
    await deleteOtherSessions(tx, memberId, sessionId);
    await deleteMailedLinks(tx, memberId);
    await jobs.send(tx, movedMail, { changeId: tried.id });
    await jobs.send(tx, securityNotice, { memberId, what: 'address_changed', at: now.toISOString() });
    return true;
  });
  if (!moved) return { ok: false, error: 'code_wrong' };
  const user = await readMember(deps, memberId);
  return {
    ok: true,
    user,
    cookies: [...loginCookies(user, deps.cookies), memberDevices(deps).remember(cookieHeader, email)],
  };
}
