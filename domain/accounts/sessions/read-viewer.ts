import { logOutPending } from '@spindle/platform/cookies/page-cookies.ts';
import type { Viewer } from '../../backend-api/envelope.ts';
import { readActing } from '../acting/read-acting.ts';
import type { AccountsDeps } from '../deps.ts';
import { SESSION_COOKIE } from './auth.ts';
import { callAuth } from './call-auth.ts';
import { idleSince } from './idle.ts';
import { logOut } from './log-out.ts';
import { noteSeen } from './queries.ts';

/** How exactly is known when a session was seen last: noting each request would make every one a write. */
export const SEEN_MINUTES = 5;

const SESSION = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=[^;]`);
const LEAVING = new RegExp(`(?:^|;\\s*)${logOutPending.name}=1`);

/**
 * Who is asking. Without a session cookie nothing is read from the database. A cookie whose session has
 * ended, or that nobody signed, is an expired session (cscode 85641); no cookie is no session (10010).
 */
export async function readViewer(
  deps: Pick<AccountsDeps, 'db' | 'auth' | 'clock' | 'cookies'>,
  headers: Headers,
): Promise<Viewer> {
  const cookie = headers.get('cookie') ?? '';
  const acting = await readActing(deps, cookie);
  if (acting) return acting;
  if (!SESSION.test(cookie)) return { kind: 'anonymous', expired: false };
  if (LEAVING.test(cookie)) {
    await logOut(deps, headers);
    return { kind: 'anonymous', expired: true };
  }
  const found = await callAuth(() => deps.auth.api.getSession({ headers, query: { disableRefresh: true } }));
  const now = deps.clock.now();
  // Blocked or closed while it was opened, maybe: what ends the sessions of a member may not have seen it yet.
  const isOut = Boolean(found?.user.blockedAt ?? found?.user.closedAt);
  const isOver = !found || found.session.expiresAt <= now || found.session.updatedAt <= idleSince(now);
  if (isOver || isOut) return { kind: 'anonymous', expired: true };
  const before = new Date(now.getTime() - SEEN_MINUTES * 60_000);
  if (found.session.updatedAt <= before) await noteSeen(deps.db, { id: found.session.id, now, before });
  return {
    kind: 'member',
    memberId: found.user.id,
    email: found.user.email,
    name: found.user.name,
    sessionId: found.session.id,
    factorAt: found.session.factorAt,
  };
}
