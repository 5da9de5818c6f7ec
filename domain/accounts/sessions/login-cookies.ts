import { cookieText, endedCookie } from '@spindle/platform/cookies/cookie.ts';
import type { CookieScope } from '@spindle/platform/cookies/cookie-scope.ts';
import {
  email,
  logOutPending,
  subscriber,
  uid,
  userInfoNew,
  username,
  vip,
} from '@spindle/platform/cookies/page-cookies.ts';
import { session } from '@spindle/platform/cookies/table.ts';
import type { UserInfo } from '../user-info.ts';

/** Cookies that the page can read: they say that there is a session and whose it is, and open nothing. */
export const READABLE_LOGIN_COOKIES = [userInfoNew, username, vip, email, uid] as const;

/** The readable companions of the session cookie, which last one day like the session (spec §9). */
export function loginCookies(user: UserInfo, scope: CookieScope): string[] {
  const values: Record<(typeof READABLE_LOGIN_COOKIES)[number]['name'], string> = {
    user_info_new: JSON.stringify(user),
    username: user.username,
    vip: String(user.vip),
    email: user.email,
    uid: user.uid,
  };
  return [
    ...READABLE_LOGIN_COOKIES.map((cookie) => cookieText(cookie, values[cookie.name], scope)),
    endedCookie(logOutPending, scope),
  ];
}

const LOGIN_COOKIES = [session, ...READABLE_LOGIN_COOKIES, subscriber, logOutPending] as const;

/**
 * Deletes the log-in cookies that this host had for itself before the shop moved to several hosts: browsers go on sending them, the
 * older first, so that they would hide those of a new log-in. Sent before the new cookies, since a browser may take both for the
 * same where the host is the domain itself.
 */
export function endedHostCookies(scope: CookieScope): string[] {
  if (!scope.domain) return [];
  return LOGIN_COOKIES.map((cookie) => endedCookie(cookie, { ...scope, domain: undefined }));
}

/** Deletes every log-in cookie: after a log-out, and with an answer that says a session has ended. */
export function endedLoginCookies(scope: CookieScope): string[] {
  return [...endedHostCookies(scope), ...LOGIN_COOKIES.map((cookie) => endedCookie(cookie, scope))];
}
