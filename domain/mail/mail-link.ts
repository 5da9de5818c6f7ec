import type { Locale } from '@spindle/platform/locales.ts';
import { type Sites, siteOf } from '@spindle/platform/sites.ts';

/** A link to a page of the shop in the reader's language; `path` begins with a slash and has no prefix. */
export function mailLink(
  sites: Sites,
  locale: Locale,
  path: string,
  query: Record<string, string> = {},
): string {
  const { origin, prefix } = siteOf(sites, locale);
  const url = new URL(path === '/' && prefix ? prefix : prefix + path, origin);
  url.search = new URLSearchParams(query).toString();
  return url.href;
}
