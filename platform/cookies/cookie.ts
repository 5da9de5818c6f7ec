import type { CookieScope } from './cookie-scope.ts';

/** A row of the table of cookies. All of them have `Path=/` and `SameSite=Lax`, and `Secure` if the shop has TLS. */
export interface Cookie {
  name: string;
  /** Its lifetime; `session`: until the browser is closed. */
  seconds: number | 'session';
  /** `server`: HttpOnly, unreadable for scripts. `page`: readable for the page's scripts, too. */
  reader: 'server' | 'page';
  /** Set without asking because the shop does not work without it, or only with the visitor's consent. */
  basis: 'necessary' | 'consent';
  /** `name` is only a prefix, followed by what the cookie is about. */
  goesOn?: true;
  /** The key of its description, if two cookies share a name. */
  about?: string;
  /** The name on hosts that begin with `test-`. */
  onTestHosts?: string;
}

/**
 * The `Set-Cookie` value, or the value that a page assigns to `document.cookie`.
 * @param seconds a lifetime other than the row's, if it is decided elsewhere; 0 deletes the cookie
 */
export function cookieText(
  cookie: Cookie,
  value: string,
  scope: CookieScope,
  seconds: Cookie['seconds'] = cookie.seconds,
): string {
  return [
    `${cookie.name}=${encodeURIComponent(value)}`,
    ...(seconds === 'session' ? [] : [`Max-Age=${seconds}`]),
    ...(scope.domain ? [`Domain=${scope.domain}`] : []),
    'Path=/',
    ...(cookie.reader === 'server' ? ['HttpOnly'] : []),
    ...(scope.secure ? ['Secure'] : []),
    'SameSite=Lax',
  ].join('; ');
}

/** Deletes a cookie. */
export function endedCookie(cookie: Cookie, scope: CookieScope): string {
  return cookieText(cookie, '', scope, 0);
}

/** The same attributes for a library that writes the cookie itself. */
export function cookieAttributes({ reader }: Cookie, scope: CookieScope) {
  return { path: '/', httpOnly: reader === 'server', sameSite: 'lax', ...scope } as const;
}
