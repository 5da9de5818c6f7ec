import { stopActing } from '../acting/stop-acting.ts';
import type { AccountsDeps } from '../deps.ts';
import { callAuth } from './call-auth.ts';
import { endedLoginCookies } from './login-cookies.ts';

/** Ends the session of these headers, or staff's time as a member, which leaves a session of their own as it is. Without one nothing happens, and the answer is the same. */
export async function logOut(
  { db, clock, auth, cookies }: Pick<AccountsDeps, 'db' | 'clock' | 'auth' | 'cookies'>,
  headers: Headers,
): Promise<{ cookies: string[] }> {
  const cookie = headers.get('cookie');
  const stopped = await stopActing({ db, clock, cookies }, cookie);
  if (stopped) return stopped;
  // Only the cookie is handed on: the same-site check was made where the request came in.
  if (cookie) await callAuth(() => auth.api.signOut({ headers: new Headers({ cookie }) }));
  return { cookies: endedLoginCookies(cookies) };
}
