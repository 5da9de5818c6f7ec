import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { filesOf } from '@spindle/content/reading/tags.ts';
import { findRelease } from '@spindle/domain/downloads/find-release.ts';
import { listUsableCodes } from '@spindle/domain/pricing/list-usable-codes.ts';
import { followConnections } from '@spindle/platform/connections.ts';
import { countFailedJobs } from '@spindle/platform/failed-jobs.ts';
import { openReleaseFiles } from '@spindle/platform/files/open-release-files.ts';
import { openMediaStore } from '@spindle/platform/media/open-media-store.ts';
import { openMetrics } from '@spindle/platform/metrics.ts';
import { observeRequests } from '@spindle/platform/observe-requests.ts';
import { listenForPurges } from '@spindle/platform/purge.ts';
import { createApp } from './app.ts';
import type { AppBuild } from './app-build.ts';
import { type AssetSource, openAssets } from './asset-source.ts';
import { closeStorefront } from './close-storefront.ts';
import { answerFromSocket } from './http/answer-from-socket.ts';
import { isBadTarget } from './http/bad-target.ts';
import { endConnections } from './http/end-connections.ts';
import { findStored } from './http/find-stored.ts';
import { createFront } from './http/front.ts';
import { limitConnections, QUIET_TIMES } from './http/limit-connections.ts';
import { openPageOrigins } from './http/page-origins.ts';
import { refuseBrokenRequests } from './http/refuse-broken-requests.ts';
import { isReleaseFile, releaseFiles } from './http/release-files.ts';
import type { RequestHead } from './http/request-head.ts';
import { routeLabel } from './http/route-label.ts';
import { listen } from './listen.ts';
import { openPageOffers } from './offers.ts';
import { CodeGuesses } from './page-cache/code-guesses.ts';
import { countPages } from './page-cache/count-pages.ts';
import { DenserPages } from './page-cache/denser-pages.ts';
import { KnownCodes } from './page-cache/known-codes.ts';
import { MissingPages } from './page-cache/missing-pages.ts';
import { DEFAULT_SETTINGS, PageCache } from './page-cache/page-cache.ts';
import { boundedStore } from './page-cache/page-store.ts';
import { FORMS_QUEUE, OWN_PAGES_QUEUE, RENDER_QUEUE, RenderQueue } from './page-cache/render-queue.ts';
import { wholeAnswer } from './page-cache/send-page.ts';
import { openPagePayChoices } from './page-pay-choices.ts';
import { openPagePromotions } from './page-promotions.ts';
import { createPages } from './pages.ts';
import { smallerPictures } from './pictures/smaller-pictures.ts';
import { sharedPageHeaders } from './response-headers.ts';
import { openRouteTable } from './route-table.ts';
import type { Services } from './services.ts';

export interface Storefront {
  port: number;
  close(): Promise<void>;
}

/** Starts the shop's pages, calls and background work on its port. */
export async function startStorefront(deps: {
  services: Services;
  build: AppBuild;
  assets: AssetSource;
}): Promise<Storefront> {
  const { services, build } = deps;
  const { config, log, content, jobs } = services;
  const assets = await openAssets(config, deps.assets);
  const queue = new RenderQueue(RENDER_QUEUE);
  const ownPagesQueue = new RenderQueue(OWN_PAGES_QUEUE);
  const formsQueue = new RenderQueue(FORMS_QUEUE);
  const offers = openPageOffers(services);
  const promotions = openPagePromotions(services);
  const payChoices = openPagePayChoices(services);
  const routes = await openRouteTable(build, config);
  const pages = createPages({
    ...{ services, build, assets, routes, offers, promotions, payChoices },
    ...{ queue, ownPagesQueue, formsQueue },
  });
  // During development, every request shows the sources as they are now.
  const lasting = { ...DEFAULT_SETTINGS, ...(assets.changing && { freshFor: 0, usableFor: 0 }) };
  // Pages end by the shop's clock, which the sandbox can move.
  const now = () => services.clock.now().getTime();
  const denser = new DenserPages({
    failed: (error) => log.warn({ err: error }, 'a stored page could not be compressed again'),
  });
  const cache = new PageCache({ now, ...lasting }, boundedStore(config.pageCacheBytes), denser);
  const missing = new MissingPages({
    now,
    sites: config.sites,
    render: (target, system) => queue.run(() => pages.renderShared(target, system), { known: true }),
    headers: (page) => sharedPageHeaders(config, page),
    changing: assets.changing,
  });
  const media = openMediaStore(config.media);
  const sendRelease = releaseFiles({
    ...{ config, log, clock: services.clock },
    files: openReleaseFiles(config),
    find: (id) => findRelease(services.db, id),
  });
  const pictures = smallerPictures({
    store: media,
    directory: config.imageDirectory,
    among: content.picturesAmong,
    log,
  });
  const leftPictures = (error: unknown) =>
    log.warn({ err: error }, 'smaller pictures of one that is gone could not be removed');
  // Documents before pages, so that a page is never rendered anew from outdated documents.
  const purged = [content, offers, promotions, payChoices, cache, missing];
  const purges = listenForPurges(config.databaseUrl, log, {
    purge(tags) {
      for (const kept of purged) kept.purge(tags);
      pictures.forget(filesOf(tags)).catch(leftPictures);
    },
    purgeAll() {
      for (const kept of purged) kept.purgeAll();
      pictures.sweep().catch(leftPictures);
    },
  });
  const metrics = openMetrics('storefront');
  countPages(metrics.registry, {
    ...{ cache, maxBytes: config.pageCacheBytes },
    queues: { shared: queue, own: ownPagesQueue, forms: formsQueue },
  });
  countFailedJobs(metrics.registry, services.db);
  const readiness = { draining: false, metrics };
  const app = createApp({ services, pages, routes, build: assets.build, readiness, media, pictures });
  const listener = getRequestListener(app.fetch, { errorHandler: undefined });
  const codes = new KnownCodes({ list: () => listUsableCodes(services), now: Date.now, log });
  const origins = openPageOrigins(config);
  const front = createFront({
    config,
    log,
    cache,
    pages,
    files: assets.files,
    routes,
    content,
    codes,
    guesses: new CodeGuesses({ now: Date.now }),
    queue,
    ownPagesQueue,
    missing,
    origins,
    behind: (req, res) => (isReleaseFile(req.url ?? '') ? sendRelease(req, res) : void listener(req, res)),
  });
  // A request with a coupon code is left to the front, which counts guesses.
  const naming = { routes, codes: () => undefined };
  const http = createServer({ requestTimeout: 30_000 });
  limitConnections(http, (req, res) => assets.first(req, res, () => front(req, res)));
  refuseBrokenRequests(http, config);
  const connections = followConnections(http);
  // Stored pages answered on the socket are not seen here; the page cache counts them.
  observeRequests(http, metrics, routeLabel);
  const findAnswer = (head: RequestHead) => {
    if (isBadTarget(head.url ?? '/')) return undefined;
    const stored = findStored({ files: assets.files, cache, naming, origins }, head);
    return stored && wholeAnswer(stored, head.headers['accept-encoding'] as string | undefined);
  };
  const answers = answerFromSocket(http, assets.changing ? () => undefined : findAnswer, QUIET_TIMES);
  await services.startJobs();
  await listen(answers.server, config.ports.storefront);
  log.info({ port: config.ports.storefront }, 'storefront listens');

  const close = () => {
    denser.close();
    return closeStorefront({
      ...{ readiness, jobs, purges, services },
      endConnections: () => endConnections(answers, connections),
    });
  };
  return { port: config.ports.storefront, close };
}
