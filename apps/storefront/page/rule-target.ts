import { pathIn, type SitePaths } from './links.ts';

/**
 * Where a route rule leads: a page in the language of the request, with its query, or an address elsewhere as it
 * stands.
 * @param search of the request, with its question mark
 */
export function ruleTarget(to: string, site: SitePaths, search: string): string {
  if (!to.startsWith('/')) return to;
  const [path = '/', hash] = to.split('#', 2);
  return pathIn(site, path) + search + (hash ? `#${hash}` : '');
}
