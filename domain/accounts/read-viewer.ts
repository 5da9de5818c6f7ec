import type { Clock } from '@spindle/platform/clock.ts';
import type { Viewer } from '../backend-api/envelope.ts';
import { type Auth, SESSION_COOKIE } from './auth.ts';

const COOKIE = new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=[^;]`);

/**
 * Who is asking. Without a session cookie nothing is read from the database. A cookie whose session has
 * ended, or that nobody signed, is an expired session (cscode 85641); no cookie is no session (10010).
 */
export async function readViewer(
  { auth, clock }: { auth: Auth; clock: Clock },
  headers: Headers,
): Promise<Viewer> {
  if (!COOKIE.test(headers.get('cookie') ?? '')) return { kind: 'anonymous', expired: false };
  const found = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  if (!found || found.session.expiresAt <= clock.now()) return { kind: 'anonymous', expired: true };
  return {
    kind: 'member',
    memberId: found.user.id,
    email: found.user.email,
    name: found.user.name,
    sessionId: found.session.id,
  };
}
