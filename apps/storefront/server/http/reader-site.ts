import type { IncomingMessage } from 'node:http';
import { isNoPage } from '@spindle/platform/no-page.ts';
import { type Site, type Sites, siteAt } from '@spindle/platform/sites.ts';

/**
 * The language of a refusal: the address's. Files have one address for all languages; theirs is the first language that
 * the browser names and this origin has.
 */
export function readerSite(
  sites: Sites,
  origin: string,
  { url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
): Site {
  const [path = '/'] = url.split('?', 1);
  const { site } = siteAt(sites, origin, path);
  if (!isNoPage(path)) return site;
  const here = sites.filter((other) => other.origin === site.origin);
  for (const wanted of wantedLanguages(headers['accept-language'])) {
    const found = here.find(({ locale }) => locale === wanted);
    if (found) return found;
  }
  return site;
}

/** The languages of an `Accept-Language` header, without countries, best first (RFC 9110, 12.5.4). */
function wantedLanguages(header = ''): string[] {
  return header
    .slice(0, 200)
    .split(',')
    .map((item) => {
      const [tag = '', ...parameters] = item
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const quality = parameters.find((one) => one.startsWith('q='))?.slice(2);
      return { language: tag.split('-', 1)[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ language }) => language);
}
