import { setTimeout as delay } from 'node:timers/promises';
import { faultOfStructuredData } from './structured-data.ts';

/** A page as a crawler sees it. */
interface Crawled {
  path: string;
  status: number;
  /** Number of redirects on the way to it. */
  hops: number;
  html: string;
}

export interface CrawlReport {
  /** Paths of the pages that were read. */
  pages: ReadonlySet<string>;
  /** What is wrong, one line per problem. */
  problems: string[];
}

/** Not followed: forms, the sandbox, other programs; a visitor's browser would not follow them, or they cost something. */
const LEFT_ALONE = /^\/(?:backend|api|dev|sandbox|admin)(?:[/?#]|$)/;
/** Checked for an answer but not read: personal pages, whose links to all choices never end, and files. */
const ONLY_ASKED_FOR = /^\/(?:member|checkout|payment|assets|media|images)(?:[/?#]|$)/;
const AT_ONCE = 8;

/**
 * Reads every page that can be reached from the home page of each language, as a visitor who is not logged in.
 * @param base the shop's origin
 * @param prefixes of its languages; the first is that of the default language
 */
export async function crawlSite(base: string, prefixes: readonly string[]): Promise<CrawlReport> {
  const problems: string[] = [];
  const crawled = new Map<string, Crawled>();
  const seen = new Map<string, string>();
  const queue: string[] = [];
  const find = (path: string, from: string) => {
    if (seen.has(path)) return;
    seen.set(path, from);
    queue.push(path);
  };
  for (const prefix of prefixes) find(prefix || '/', 'the start');

  async function visit(path: string): Promise<void> {
    const page = await read(base, path);
    if (page.status !== 200 || page.hops > 1) {
      problems.push(
        `${path} answers ${page.status} after ${page.hops} redirects, linked on ${seen.get(path)}`,
      );
    }
    if (page.status !== 200 || !page.html || ONLY_ASKED_FOR.test(inNoLanguage(path))) return;
    crawled.set(path, page);
    for (const link of linksOf(page.html, base, path)) find(link, path);
  }
  while (queue.length > 0) await Promise.all(queue.splice(0, AT_ONCE).map(visit));

  for (const page of crawled.values()) {
    problems.push(...problemsOf(page, base, crawled), ...problemsOfAlternates(page, base, prefixes, crawled));
  }
  return { pages: new Set(crawled.keys()), problems };
}

/** Follows redirects itself, to count them; for anything that is not a page only the status is read. */
async function read(base: string, path: string): Promise<Crawled> {
  let at = base + path;
  for (let hops = 0; ; hops++) {
    const answer = await ask(at);
    const to = answer.headers.get('location');
    if (to && hops < 5) {
      await answer.body?.cancel();
      at = new URL(to, at).href;
      if (!at.startsWith(`${base}/`)) return { path, status: 200, hops: hops + 1, html: '' };
      continue;
    }
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
    const html = isPage ? await answer.text() : '';
    if (!isPage) await answer.body?.cancel();
    return { path, status: answer.status, hops, html };
  }
}

/** A shop with more to render than it can handle says when to come back, and a crawler does that. */
async function ask(url: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(url, { redirect: 'manual', headers: { 'sec-gpc': '1' } });
    const seconds = answer.status === 503 && Number(answer.headers.get('retry-after'));
    if (!seconds) return answer;
    await answer.body?.cancel();
    await delay(1000 * seconds);
  }
}

const inNoLanguage = (path: string) => path.replace(/^\/(?:de|ja|fr|zh)(?=\/|$)/, '') || '/';

/** Addresses of this shop in links, pictures (all widths) and previews for sharing, without fragments. */
function linksOf(html: string, base: string, path: string): Set<string> {
  const named = [
    ...html.matchAll(/<(?:a|link|img|source|script)\b[^>]*?\s(?:href|src)="([^"]*)"/g),
    ...html.matchAll(/<meta property="og:image" content="([^"]*)"/g),
  ].map(([, value = '']) => value);
  const widths = [...html.matchAll(/\s(?:imagesrcset|srcset)="([^"]*)"/gi)].flatMap(([, value = '']) =>
    value.split(/,\s+/).map((candidate) => candidate.split(' ')[0] ?? ''),
  );
  const found = new Set<string>();
  for (const value of [...named, ...widths]) {
    const url = URL.parse(value.replaceAll('&amp;', '&'), base + path);
    if (!url || url.origin !== base || LEFT_ALONE.test(inNoLanguage(url.pathname))) continue;
    found.add(url.pathname + url.search);
  }
  return found;
}

function problemsOf({ path, html }: Crawled, base: string, all: ReadonlyMap<string, Crawled>): string[] {
  const problems: string[] = [];
  const say = (problem: string) => problems.push(`${path}: ${problem}`);
  const headings = html.match(/<h1\b/g)?.length ?? 0;
  if (headings !== 1) say(`${headings} h1`);
  const title = /<title>([^<]*)/.exec(html)?.[1];
  if (!title) say('no title');
  const canonical = attribute(html, 'canonical');
  if (!isHidden(html) && canonical !== base + path.replace(/\?.*$/, ''))
    say(`its canonical address is ${canonical}`);
  for (const [language, href] of alternatesOf(html)) {
    const other = all.get(href.slice(base.length) || '/');
    if (!other) say(`its ${language} version ${href} was not reached`);
    else if (!other.html.includes(`href="${canonical}"`)) say(`${href} does not name it in return`);
  }
  for (const [, text = ''] of html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)) {
    const fault = faultOfStructuredData(text);
    if (fault) say(`structured data: ${fault}`);
  }
  return problems;
}

const isHidden = (html: string) => /<meta name="robots" content="noindex"/.test(html);

const alternatesOf = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
    ([, language = '', href = '']) => [language, href] as const,
  );

/** A page that exists in several languages has to name each of them, and one for everybody else. */
function problemsOfAlternates(
  { path, html }: Crawled,
  base: string,
  prefixes: readonly string[],
  all: ReadonlyMap<string, Crawled>,
): string[] {
  const own = inNoLanguage(path);
  const versions = prefixes
    .map((prefix) => (own === '/' ? prefix || '/' : prefix + own))
    .filter((version) => {
      const page = all.get(version);
      return page && page.hops === 0 && !isHidden(page.html);
    });
  if (path.includes('?') || versions.length < 2 || !versions.includes(path)) return [];
  const alternates = alternatesOf(html);
  const hrefs = alternates.flatMap(([language, href]) => (language === 'x-default' ? [] : href));
  const missing = versions.filter((version) => !hrefs.includes(base + version));
  if (!alternates.some(([language]) => language === 'x-default')) missing.push('x-default');
  return missing.map((version) => `${path}: names no ${version} among its languages`);
}

function attribute(html: string, rel: string): string | undefined {
  return (
    new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(html)?.[1] ??
    new RegExp(`<link href="([^"]+)" rel="${rel}"`).exec(html)?.[1]
  );
}
