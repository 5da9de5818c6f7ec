import { isNoPage } from '@spindle/platform/no-page.ts';
import { pathIn, type SitePaths } from './links.ts';

/**
 * Where a route rule redirects: to a page in the language of the request, with the request's query, or unchanged to a
 * file or an address elsewhere.
 * @param search of the request, with its question mark
 */
export function ruleTarget(to: string, site: SitePaths, search: string): string {
  if (!to.startsWith('/')) return to;
  const [path = '/', hash] = to.split('#', 2);
  // Files have no language.
  const page = isNoPage(path) ? path : pathIn(site, path);
  return page + search + (hash ? `#${hash}` : '');
}
