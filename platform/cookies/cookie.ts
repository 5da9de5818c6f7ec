import type { CookieScope } from './cookie-scope.ts';

/** A row of the table of cookies. All of them have `Path=/` and `SameSite=Lax`, and `Secure` where the shop has TLS. */
export interface Cookie {
  name: string;
  /** How long it lives; `session`: until the browser is closed. */
  seconds: number | 'session';
  /** `server`: HttpOnly, out of reach for scripts. `page`: scripts of the page read it, too. */
  reader: 'server' | 'page';
  /** Set without asking because the shop does not work without it, or only after the visitor's yes. */
  basis: 'necessary' | 'consent';
  /** The name only begins so, and goes on with what it is about. */
  goesOn?: true;
  /** What its purpose is listed under, where two have one name. */
  about?: string;
  /** The name on hosts that begin with `test-`. */
  onTestHosts?: string;
}

/**
 * The `Set-Cookie` value, or what a page assigns to `document.cookie`.
 * @param seconds another lifetime than the row's, where somebody else decides it; 0 takes the cookie back
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

/** Takes a cookie back. */
export function endedCookie(cookie: Cookie, scope: CookieScope): string {
  return cookieText(cookie, '', scope, 0);
}

/** The same attributes for a library that writes the cookie itself. */
export function cookieAttributes({ reader }: Cookie, scope: CookieScope) {
  return { path: '/', httpOnly: reader === 'server', sameSite: 'lax', ...scope } as const;
}
