import { stopActing } from '../acting/stop-acting.ts';
import type { AccountsDeps } from '../deps.ts';
import { callAuth } from './call-auth.ts';
import { endFormerSession } from './former-session.ts';
import { endedLoginCookies } from './login-cookies.ts';

/**
 * Ends the session of these headers. If staff act as a member in this browser, only that ends, and their own session stays.
 * Without a session nothing happens, and the answer is the same.
 */
export async function logOut(
  { db, clock, auth, cookies }: Pick<AccountsDeps, 'db' | 'clock' | 'auth' | 'cookies'>,
  headers: Headers,
): Promise<{ cookies: string[] }> {
  const cookie = headers.get('cookie');
  const stopped = await stopActing({ db, clock, cookies }, cookie);
  if (stopped) return stopped;
  // Only the cookie is passed on: the same-site check was made where the request came in.
  if (cookie) await callAuth(() => auth.api.signOut({ headers: new Headers({ cookie }) }));
  // A browser may have two sessions, of its host and of the shop's domain, and the sign-out reads one of them.
  await endFormerSession(db, cookie ?? undefined);
  return { cookies: endedLoginCookies(cookies) };
}
