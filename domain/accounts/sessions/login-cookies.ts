import type { CookieScope } from '@spindle/platform/cookie-scope.ts';
import { serialize } from 'hono/utils/cookie';
import type { UserInfo } from '../user-info.ts';
import { SESSION_COOKIE, SESSION_SECONDS } from './auth.ts';

/** Readable by the page: they tell that a session exists and whose it is, and open nothing. */
export const READABLE_LOGIN_COOKIES = ['user_info_new', 'username', 'vip', 'email', 'uid'] as const;

/**
 * Set by a page that could not reach the shop to log out; with it a session counts as ended, and is ended.
 * Readable and writable by the page: all it can do is log its own visitor out.
 */
export const LOG_OUT_PENDING = 'log_out_pending';

/** The readable companions of the session cookie, one day as the session (spec §9). */
export function loginCookies(user: UserInfo, scope: CookieScope): string[] {
  const values: Record<(typeof READABLE_LOGIN_COOKIES)[number], string> = {
    user_info_new: JSON.stringify(user),
    username: user.username,
    vip: String(user.vip),
    email: user.email,
    uid: user.uid,
  };
  return [
    ...READABLE_LOGIN_COOKIES.map((name) =>
      serialize(name, values[name], { path: '/', sameSite: 'Lax', ...scope, maxAge: SESSION_SECONDS }),
    ),
    serialize(LOG_OUT_PENDING, '', { path: '/', sameSite: 'Lax', ...scope, maxAge: 0 }),
  ];
}

/** Takes every log-in cookie back: after a log-out and with the answer that a session has ended. */
export function endedLoginCookies(scope: CookieScope): string[] {
  return [
    serialize(SESSION_COOKIE, '', { path: '/', sameSite: 'Lax', ...scope, httpOnly: true, maxAge: 0 }),
    ...[...READABLE_LOGIN_COOKIES, 'isSubUser', LOG_OUT_PENDING].map((name) =>
      serialize(name, '', { path: '/', sameSite: 'Lax', ...scope, maxAge: 0 }),
    ),
  ];
}
