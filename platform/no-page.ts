/**
 * First segments of paths under the shop's own origin where no page lives: calls, files, downloads and what
 * operators ask. The page cache leaves them alone, links to them get no language, and no document may take
 * one for its address.
 */
export const NO_PAGE = [
  '.well-known',
  'api',
  'apple-touch-icon.png',
  'assets',
  'backend',
  'build.json',
  'dev',
  'favicon.ico',
  'favicon.svg',
  'healthz',
  'images',
  'media',
  'metrics',
  'mlink',
  'readyz',
  'robots.txt',
  'rss',
  'sandbox',
  'setup',
  'sitemap.xml',
  'speculation-rules.json',
] as const;

const SEGMENTS: ReadonlySet<string> = new Set(NO_PAGE);

/** @param path from the root, without a language; a query may follow */
export function isNoPage(path: string): boolean {
  return SEGMENTS.has(firstSegment(path));
}

/** The part of a path up to its second slash. */
export function firstSegment(path: string): string {
  const [, first = ''] = /^\/([^/?#]*)/.exec(path) ?? [];
  return first;
}
