/** What answers below a segment: a tool, which robots leave alone; a folder of files, where nothing else is; a file or an answer of its own. */
type Kind = 'tool' | 'folder' | 'file';

const KINDS = {
  '.well-known': 'folder',
  api: 'tool',
  'apple-touch-icon.png': 'file',
  assets: 'folder',
  backend: 'tool',
  'build.json': 'file',
  dev: 'tool',
  'favicon.ico': 'file',
  'favicon.svg': 'file',
  healthz: 'file',
  images: 'folder',
  media: 'folder',
  metrics: 'file',
  mlink: 'tool',
  readyz: 'file',
  'robots.txt': 'file',
  rss: 'folder',
  sandbox: 'tool',
  setup: 'tool',
  'sitemap.xml': 'file',
  'speculation-rules.json': 'file',
} satisfies Record<string, Kind>;

/**
 * First segments of paths under the shop's own origin where no page lives: calls, files, downloads and what
 * operators ask. The page cache leaves them alone, links to them get no language, and no document may take
 * one for its address.
 */
export const NO_PAGE: readonly string[] = Object.keys(KINDS);
/** Those of them that robots and speculative loading leave alone. */
export const TOOLS = segmentsOf('tool');
/** Those that hold files only: who asks for one that is not there reads no page. */
export const FOLDERS = segmentsOf('folder');

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

function segmentsOf(kind: Kind): readonly string[] {
  return Object.entries(KINDS).flatMap(([segment, its]) => (its === kind ? [segment] : []));
}
