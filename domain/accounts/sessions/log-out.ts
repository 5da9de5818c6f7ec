import type { AccountsDeps } from '../deps.ts';
import { callAuth } from './call-auth.ts';
import { endedLoginCookies } from './login-cookies.ts';

/** Ends the session of these headers. Without one nothing happens, and the answer is the same. */
export async function logOut(
  { auth, cookies }: Pick<AccountsDeps, 'auth' | 'cookies'>,
  headers: Headers,
): Promise<{ cookies: string[] }> {
  const cookie = headers.get('cookie');
  // Only the cookie is handed on: the same-site check was made where the request came in.
  if (cookie) await callAuth(() => auth.api.signOut({ headers: new Headers({ cookie }) }));
  return { cookies: endedLoginCookies(cookies) };
}
