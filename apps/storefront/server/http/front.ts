import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isKnownPage } from '@spindle/content/reading/known-page.ts';
import type { Content } from '@spindle/content/reading/readers.ts';
import type { Config } from '@spindle/platform/config.ts';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import { hasBadHost, hasSeveralHosts } from '@spindle/platform/host-header.ts';
import type { Log } from '@spindle/platform/log.ts';
import { networkOf } from '@spindle/platform/network-of.ts';
import { isNoPage } from '@spindle/platform/no-page.ts';
import { pageAt } from '@spindle/platform/sites.ts';
import { readVisitor } from '@spindle/platform/visitor.ts';
import { entryTarget } from '../../page/entry-paths.ts';
import { pathIn } from '../../page/links.ts';
import { ruleTarget } from '../../page/rule-target.ts';
import { askedCodes, withoutCodes } from '../page-cache/asked-codes.ts';
import type { CodeGuesses } from '../page-cache/code-guesses.ts';
import type { KnownCodes } from '../page-cache/known-codes.ts';
import type { MissingPages } from '../page-cache/missing-pages.ts';
import { type NamedPage, namePage } from '../page-cache/name-page.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { type RenderQueue, TooBusy } from '../page-cache/render-queue.ts';
import { sendPage } from '../page-cache/send-page.ts';
import { packPage } from '../page-cache/stored-page.ts';
import type { Pages } from '../pages.ts';
import { sharedPageHeaders } from '../response-headers.ts';
import type { RouteTable } from '../route-table.ts';
import type { StaticFiles } from '../static-files.ts';
import { autoLoginTarget } from './auto-login.ts';
import { isBadTarget } from './bad-target.ts';
import { osOf } from './client.ts';
import { isData, pagePath } from './data-path.ts';
import { findStored, isShared } from './find-stored.ts';
import type { PageOrigins } from './page-origins.ts';
import { readerSite } from './reader-site.ts';
import { sendOutage, sendOwnRedirect, sendRedirect, sendRefusal } from './send-plain.ts';

export interface FrontDeps {
  config: Config;
  log: Log;
  cache: PageCache;
  pages: Pages;
  files: StaticFiles;
  routes: RouteTable;
  content: Pick<
    Content,
    'address' | 'addressOf' | 'countMissed' | 'isComing' | 'listArticles' | 'read' | 'redirect'
  >;
  codes: Pick<KnownCodes, 'current' | 'refresh'>;
  guesses: Pick<CodeGuesses, 'refuses'>;
  queue: RenderQueue;
  ownPagesQueue: RenderQueue;
  missing: Pick<MissingPages, 'send'>;
  origins: PageOrigins;
  /** Everything else: calls, forms, and pages made for one visitor. */
  behind: RequestListener;
}

/** Gets every request first: files and stored pages are answered here, before any framework. */
export function createFront(deps: FrontDeps): RequestListener {
  const { config, behind, cache, codes, files, routes, origins } = deps;
  const naming = { routes, codes: () => codes.current() };
  const read: RequestListener = (req, res) => {
    const stored = findStored({ files, cache, naming, origins }, req);
    if (stored) return sendPage(req, res, stored);
    if (isNoPage(req.url ?? '/')) return behind(req, res);
    void answer(deps, req, res);
  };
  return (req, res) => {
    const target = req.url ?? '/';
    if (isBadTarget(target) || hasSeveralHosts(req.rawHeaders) || hasBadHost(req)) {
      return sendRefusal(config, res, readerSite(config.sites, origins.originOf(req), req), 400);
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') return behind(req, res);
    const asked = isNoPage(target) ? [] : askedCodes(origins.targetOf(req), routes);
    if (asked.length === 0) return read(req, res);
    void isGuessing(deps, req, asked).then((guessing) =>
      // The redirect must not be cached: for other visitors the page has its coupon.
      guessing ? sendOwnRedirect(config, res, withoutCodes(target)) : read(req, res),
    );
  };
}

/** Whether the network that sends these codes has tried too many that do not exist. */
async function isGuessing(
  { config, codes, guesses }: FrontDeps,
  req: IncomingMessage,
  asked: readonly string[],
): Promise<boolean> {
  if (!codes.current()) await codes.refresh();
  return guesses.refuses(networkOf(readVisitor(req, config).ip), asked, codes.current() ?? new Set());
}

async function answer(deps: FrontDeps, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { config, log, cache, routes, codes, origins, behind } = deps;
  const target = origins.targetOf(req);
  const [path = '/'] = target.split('?', 1);
  const { site } = pageAt(config.sites, path);
  const search = target.slice(path.length);
  try {
    await routes.refresh();
    const moved = origins.movedTo(req);
    if (moved) return sendRedirect(config, res, moved);
    const login = autoLoginTarget({ sites: config.sites, origins }, req);
    if (login) return sendOwnRedirect(config, res, login);
    const found = routes.find(decodeURI(pagePath(path))).kind;
    // Only hydrated pages have data.
    const kind = isData(path) && found !== 'own' ? 'missing' : found;
    const whole = kind === 'missing' || isData(path) ? undefined : withSuffix(config.sites, target, search);
    if (whole) return sendRedirect(config, res, whole);
    // A path that does not exist is never one visitor's page.
    if (kind === 'own' || (kind !== 'missing' && !isShared(req))) {
      return isRefused(deps, req, kind === 'own') ? sendOutage(config, res, 'busy', site) : behind(req, res);
    }
    const shorter = withoutEndSlash(req.url ?? '/');
    if (shorter) return sendRedirect(config, res, shorter);
    const system = osOf(req.headers);
    const naming = { routes, codes: () => codes.current() };
    let named = kind === 'missing' ? undefined : namePage(target, naming);
    // A stored page that was not purged is answered without waiting, above all for a database that hangs.
    const isStored = named !== undefined && cache.answersAtOnce(named.key, system);
    const rule = isStored ? undefined : await ruleFor(deps, path, search);
    if (kind !== 'missing' && !isStored && (await isComing(deps, path)))
      return sendOutage(config, res, 'loading', site);
    const gone = rule?.target === null;
    if (rule && rule.target !== null)
      return sendRedirect(config, res, rule.target, rule.permanent ? 301 : 302);
    if (
      gone ||
      kind === 'missing' ||
      (kind === 'document' && !isStored && !(await isPublished(deps, target)))
    )
      return await sendMissing(deps, req, res, { target, gone });
    if (!named) {
      await codes.refresh();
      named = namePage(target, naming);
    }
    if (!named) throw new Error('The coupon codes were not read.');
    await sendShared(deps, req, res, named);
  } catch (error) {
    if (error instanceof TooBusy) return sendOutage(config, res, 'busy', site);
    // Without the query, which may hold an email address or a token.
    log.error({ err: error, path }, 'page failed');
    if (!res.headersSent) sendOutage(config, res, isDatabaseOutage(error) ? 'database' : 'failed', site);
  }
}

/**
 * Whether one visitor's page would be refused by its queue (`pages.ts`). A flood has ten requests refused for each page
 * that it gets; passed on, each of those would make as much garbage as a page.
 */
function isRefused(
  { config, queue, ownPagesQueue }: FrontDeps,
  req: IncomingMessage,
  isOwn: boolean,
): boolean {
  const turns = isOwn ? ownPagesQueue : queue;
  return turns.refuses({ known: isOwn, from: networkOf(readVisitor(req, config).ip) });
}

/** Sends the page for a path that does not exist or no longer does, and records the path for editors. */
async function sendMissing(
  { config, content, missing }: FrontDeps,
  req: IncomingMessage,
  res: ServerResponse,
  { target, gone }: { target: string; gone: boolean },
): Promise<void> {
  const [path = '/'] = target.split('?', 1);
  if (req.method === 'GET') content.countMissed(pageAt(config.sites, decodeURI(path)).path);
  await missing.send(req, res, { target, gone, system: osOf(req.headers) });
}

/** The same address without slashes at its end, on the same host; undefined when there are none. */
function withoutEndSlash(url: string): string | undefined {
  const [path = '/'] = url.split('?', 1);
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end--;
  return end === path.length ? undefined : path.slice(0, end) + url.slice(path.length);
}

/** The address with the suffix of the shop's pages, on the same host; undefined when it needs none. */
function withSuffix(sites: Config['sites'], target: string, search: string): string | undefined {
  const [address = '/'] = target.split('?', 1);
  const { site, path } = pageAt(sites, address);
  const whole = pathIn(site, path);
  return site.suffix && path !== '/' && !address.endsWith(whole) ? whole + search : undefined;
}

/**
 * Where an editor's rule redirects the path, if there is one; `target` is null where a page was deleted. A rule that
 * can't be read counts as none.
 */
async function ruleFor({ content, config, log }: FrontDeps, target: string, search: string) {
  const { site, path } = pageAt(config.sites, decodeURI(target));
  try {
    const rule = await content.redirect(path);
    if (!rule) return undefined;
    return { permanent: rule.permanent, target: rule.to === null ? null : ruleTarget(rule.to, site, search) };
  } catch (error) {
    log.warn({ err: error }, 'route rules could not be read');
    return undefined;
  }
}

/** Whether the page is about to be loaded, as the demo's pages are at the first start. */
async function isComing({ content, config, log }: FrontDeps, target: string): Promise<boolean> {
  try {
    return await content.isComing(pageAt(config.sites, decodeURI(target)).path);
  } catch (error) {
    log.warn({ err: error }, 'it could not be asked whether the demo shop is loaded');
    return false;
  }
}

/** Whether a document has the path. True while that can't be found out: the page may be stored. */
async function isPublished({ content, config, log }: FrontDeps, target: string): Promise<boolean> {
  const [address = '/', query] = target.split('?', 2);
  try {
    const { site, path } = pageAt(config.sites, decodeURI(address));
    return await isKnownPage(
      content,
      site.locale,
      entryTarget(path, new URLSearchParams(query))?.path ?? path,
    );
  } catch (error) {
    log.warn({ err: error }, 'addresses of documents could not be read');
    return true;
  }
}

/** Answers with a page that is the same for everyone. */
async function sendShared(
  { config, cache, pages, queue }: FrontDeps,
  req: IncomingMessage,
  res: ServerResponse,
  { key, common, target }: NamedPage,
): Promise<void> {
  const system = osOf(req.headers);
  const page = await cache.page({
    key,
    system,
    common,
    render: () =>
      queue.run(
        async () => {
          const rendered = await pages.renderShared(target, system);
          return packPage(rendered, sharedPageHeaders(config, rendered));
        },
        { known: cache.knows(key, system) },
      ),
  });
  sendPage(req, res, page);
}
