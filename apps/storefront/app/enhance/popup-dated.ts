import { cookieText } from '@spindle/platform/cookies/cookie.ts';
import type { CookieScope } from '@spindle/platform/cookies/cookie-scope.ts';
import { popupDated } from '@spindle/platform/cookies/visit-cookies.ts';

/** The name of the cookie that says so, one for each promotion's own name (spec §3). */
const nameOf = (suffix: string) => (suffix === 'default' ? popupDated.name : `${popupDated.name}_${suffix}`);

/** Whether the pop-up was shown to this visitor within the last day. */
export function wasShown(cookies: string, suffix: string): boolean {
  return cookies.split('; ').some((pair) => pair.startsWith(`${nameOf(suffix)}=`));
}

/** The cookie to set when it is shown. It says nothing about the visitor. */
export function shownCookie(suffix: string, scope: CookieScope): string {
  return cookieText({ ...popupDated, name: nameOf(suffix) }, '1', scope);
}
