import type { CookieScope } from './cookie-scope.ts';

/**
 * The scope of a cookie that a page sets itself.
 * @param domain shared by the shop's hosts; empty if cookies belong to their host only
 */
export function pageScope(domain = ''): CookieScope {
  return { secure: globalThis.location?.protocol === 'https:', domain: domain || undefined };
}
