import { isNoPage } from '@spindle/platform/no-page.ts';
import { pathIn, type SitePaths } from '../../page/links.ts';

/**
 * The address for a link that an editor wrote: a path without language prefix, a fragment, a mail address or an address
 * elsewhere. Anything else (above all `javascript:`) gives no link.
 */
export function cmsHref(link: string | undefined, site: SitePaths): string | undefined {
  if (!link) return undefined;
  if (/^#[\w-]+$/.test(link) || /^(https?:\/\/|mailto:)/i.test(link)) return link;
  if (!link.startsWith('/') || link.startsWith('//') || link.startsWith('/\\')) return undefined;
  // Downloads and files are the same in every language.
  return isNoPage(link) ? link : pathIn(site, link);
}
