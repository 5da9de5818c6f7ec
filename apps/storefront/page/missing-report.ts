import { cookieText, endedCookie } from '@spindle/platform/cookies/cookie.ts';
import { missing } from '@spindle/platform/cookies/page-cookies.ts';
import { pageScope } from '@spindle/platform/cookies/page-scope.ts';

/**
 * How a hydrated page says that it found nothing to show: with the cookie the document is asked for again, and the
 * server answers with the one 404 page, at the same address.
 */
type Address = Pick<URL, 'pathname' | 'search'>;

const reportOf = ({ pathname, search }: Address) => pathname + search;

export function reportMissing(address: Address, jar: { cookie: string } = document): void {
  jar.cookie = cookieText(missing, reportOf(address), pageScope());
  // Chromium takes cookies and navigations different ways, and the request that follows can be the faster one:
  // on a busy machine 87 of 1,500 reloads went without what was set just before. Reading waits for the cookie.
  void jar.cookie;
}

/** Whether a request for a page says that this page is missing; others are none of its business. */
export function isReportedMissing(cookies: string | null, address: Address): boolean {
  return cookies?.split('; ').includes(`${missing.name}=${encodeURIComponent(reportOf(address))}`) ?? false;
}

/** Goes with the answer: the next request asks anew. */
export const MISSING_ANSWERED = endedCookie(missing, { secure: false, domain: undefined });
