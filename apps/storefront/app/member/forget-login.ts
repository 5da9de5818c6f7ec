import { cookieText, endedCookie } from '@spindle/platform/cookies/cookie.ts';
import {
  email,
  logOutPending,
  subscriber,
  uid,
  userInfoNew,
  username,
  vip,
} from '@spindle/platform/cookies/page-cookies.ts';
import { pageScope } from '@spindle/platform/cookies/page-scope.ts';

/** Cookies that the page can clear by itself: the session cookie is out of a script's reach, as it should be. */
const READABLE = [userInfoNew, username, vip, email, uid, subscriber];

/** Clears the log-in cookies that the page can reach (spec §4). */
export function forgetLogin(cookieDomain: string, jar: { cookie: string } = document): void {
  for (const cookie of READABLE) {
    jar.cookie = endedCookie(cookie, pageScope(cookieDomain));
  }
}

/**
 * Leaves a note that the session must end: the next request that gets through carries it, and the server then ends the session.
 */
export function endSessionLater(cookieDomain: string, jar: { cookie: string } = document): void {
  jar.cookie = cookieText(logOutPending, '1', pageScope(cookieDomain));
}
