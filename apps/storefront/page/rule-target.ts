import { isNoPage } from '@spindle/platform/no-page.ts';
import { pathIn, type SitePaths } from './links.ts';

/**
 * Where a route rule leads: a page in the language of the request, with its query, or a file or an address elsewhere
 * as it stands.
 * @param search of the request, with its question mark
 */
export function ruleTarget(to: string, site: SitePaths, search: string): string {
  if (!to.startsWith('/')) return to;
  const [path = '/', hash] = to.split('#', 2);
  // Files have no language.
  const page = isNoPage(path) ? path : pathIn(site, path);
  return page + search + (hash ? `#${hash}` : '');
}
