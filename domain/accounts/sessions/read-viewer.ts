import { logOutPending } from '@spindle/platform/cookies/page-cookies.ts';
import type { Viewer } from '../../backend-api/envelope.ts';
import { readActing } from '../acting/read-acting.ts';
import type { AccountsDeps } from '../deps.ts';
import { SESSION_COOKIE } from './auth.ts';
import { idleSince } from './idle.ts';
import { logOut } from './log-out.ts';
import { findSession, noteSeen } from './queries.ts';
import { sessionCookies } from './session-cookies.ts';

/** The precision with which it is known when a session was last seen: noting every request would make each of them write. */
export const SEEN_MINUTES = 5;

const LEAVING = new RegExp(`(?:^|;\\s*)${logOutPending.name}=1`);

/**
 * Who is asking. Nothing is read from the database without a session cookie. No cookie means no session (cscode 10010); a
 * cookie that nobody signed, or whose session has ended, means an expired session (85641).
 */
export async function readViewer(
  deps: Pick<AccountsDeps, 'db' | 'auth' | 'clock' | 'cookies'>,
  headers: Headers,
): Promise<Viewer> {
  const cookie = headers.get('cookie') ?? '';
  const acting = await readActing(deps, cookie);
  if (acting) return acting;
  const values = sessionCookies(cookie);
  if (values.length === 0) return { kind: 'anonymous', expired: false };
  if (LEAVING.test(cookie)) {
    await logOut(deps, headers);
    return { kind: 'anonymous', expired: true };
  }
  const now = deps.clock.now();
  const found = await findLive(deps, { values, now });
  if (!found) return { kind: 'anonymous', expired: true };
  const { sessionId, memberId, email, name, factorAt } = found;
  const before = new Date(now.getTime() - SEEN_MINUTES * 60_000);
  if (found.seenAt <= before) await noteSeen(deps.db, { id: sessionId, now, before });
  return { kind: 'member', memberId, email, name, sessionId, factorAt };
}

/**
 * The first of the browser's sessions that has not ended. Browsers send older cookies first, so that one of a domain that the
 * shop had before can come before the one that it set last.
 */
async function findLive(
  { db, auth }: Pick<AccountsDeps, 'db' | 'auth'>,
  { values, now }: { values: readonly string[]; now: Date },
) {
  for (const value of values) {
    const headers = new Headers({ cookie: `${SESSION_COOKIE}=${value}` });
    const token = await auth.api.readSessionToken({ headers });
    const found = token ? await findSession(db, token) : undefined;
    const isOver = !found || found.expiresAt <= now || found.seenAt <= idleSince(now);
    // The member may have been blocked or closed while the session was being opened, when ending their sessions did not see
    // it yet.
    if (!isOver && !found.blockedAt && !found.closedAt) return found;
  }
  return undefined;
}
