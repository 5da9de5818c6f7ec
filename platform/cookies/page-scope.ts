import type { CookieScope } from './cookie-scope.ts';

/**
 * Where a cookie goes that a page sets itself.
 * @param domain shared by the shop's hosts; empty where cookies are their host's alone
 */
export function pageScope(domain = ''): CookieScope {
  return { secure: globalThis.location?.protocol === 'https:', domain: domain || undefined };
}
