/** First segments below which a tool answers: robots and speculative loading leave them alone. */
export const TOOLS: readonly string[] = ['api', 'backend', 'dev', 'mlink', 'sandbox', 'setup'];
/** First segments of folders that hold files only: whoever asks for a file that is not there reads no page. */
export const FOLDERS: readonly string[] = ['.well-known', 'assets', 'images', 'media', 'rss'];
/** Files, and answers without anything below them. */
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
 * First segments of paths under the shop's own origin where no page lives: calls, files, downloads and what
 * operators ask. The page cache leaves them alone, links to them get no language, and no document may take
 * one for its address.
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
