/** First segments of tools and calls. Robots and speculative loading leave them alone. */
export const TOOLS: readonly string[] = ['api', 'backend', 'dev', 'mlink', 'sandbox', 'setup'];
/** First segments of folders that hold files only. A missing file is not answered with a page. */
export const FOLDERS: readonly string[] = ['.well-known', 'assets', 'images', 'media', 'rss'];
/** Single files and answers, with nothing below them. */
const FILES: readonly string[] = [
  'apple-touch-icon.png',
  'build.json',
  'favicon.ico',
  'favicon.svg',
  'healthz',
  'metrics',
  'readyz',
  'robots.txt',
  'sitemap.xml',
  'speculation-rules.json',
];

/**
 * First segments of paths of the shop's own origin that are not pages: calls, files, downloads and addresses for operators.
 * The page cache ignores them, links to them get no language, and no document may use one as its address.
 */
export const NO_PAGE: readonly string[] = [...TOOLS, ...FOLDERS, ...FILES];

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
