import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import { LineFull } from '@spindle/platform/few-at-once.ts';
import type { MediaStore } from '@spindle/platform/media/media-store.ts';
import { FOLDERS } from '@spindle/platform/no-page.ts';
import { siteAt } from '@spindle/platform/sites.ts';
import { type Context, Hono } from 'hono';
import type { AppEnv } from './http/app-env.ts';
import { articleCalls } from './http/article-calls.ts';
import { type Client, readClient } from './http/client.ts';
import { commentCalls } from './http/comment-calls.ts';
import { compressed } from './http/compressed.ts';
import { contentCalls } from './http/content-calls.ts';
import { pagePath } from './http/data-path.ts';
import { faqCalls } from './http/faq-calls.ts';
import { feeds } from './http/feeds.ts';
import { mediaFiles } from './http/media-files.ts';
import { operations, type Readiness } from './http/operations.ts';
import { type Outage, outagePage } from './http/outage-page.ts';
import { openPageOrigins } from './http/page-origins.ts';
import { pageRequests } from './http/page-requests.ts';
import { promotionCalls } from './http/promotion-calls.ts';
import { readerSite } from './http/reader-site.ts';
import { RETRY_AFTER, refusalPage } from './http/refusal-page.ts';
import { resizedImages } from './http/resized-images.ts';
import { sandboxPages } from './http/sandbox-pages.ts';
import { sharePictures } from './http/share-pictures.ts';
import { sharedMediaPictures } from './http/shared-media.ts';
import { sitemap } from './http/sitemap.ts';
import { staffOfCall } from './http/staff-of-call.ts';
import { wellKnown } from './http/well-known.ts';
import type { Pages } from './pages.ts';
import type { SmallerPictures } from './pictures/smaller-pictures.ts';
import { addPrivatePageHeaders } from './response-headers.ts';
import type { RouteTable } from './route-table.ts';
import type { Services } from './services.ts';

/** Everything that is not a file or a stored page. */
export function createApp(deps: {
  services: Services;
  pages: Pages;
  routes: RouteTable;
  /** Identifies the build of the shop's scripts. */
  build: string;
  readiness: Readiness;
  /** Editors' uploads, and pictures made from them. */
  media: MediaStore;
  pictures: SmallerPictures;
}): Hono<AppEnv> {
  const { services, pages, routes, media, pictures } = deps;
  const { config, log } = services;
  const app = new Hono<AppEnv>();
  const clients = new WeakMap<Request, Client>();
  const origins = openPageOrigins(config);

  const headersOf = (c: Context) => {
    if (!c.res.headers.has('content-security-policy')) {
      addPrivatePageHeaders(c.res.headers, config, { kind: 'content' });
    }
  };
  app.use(compressed);
  app.use(async (c, next) => {
    const client = readClient(c.env.incoming, config);
    c.set('client', client);
    clients.set(c.req.raw, client);
    await next();
    headersOf(c);
  });

  app.get('/build.json', (c) => c.json({ build: deps.build }, 200, { 'cache-control': 'no-store' }));
  app.route('/', operations(deps));
  app.route(
    '/backend',
    services.calls(
      (request) => {
        const { ip = '', country } = clients.get(request) ?? {};
        const staff = () => staffOfCall(services, request.headers);
        return { locale: config.defaultLocale, ip, country, staff };
      },
      [articleCalls(services), commentCalls(services), faqCalls(services), promotionCalls(services)],
    ),
  );
  app.route('/api/cms', contentCalls(services));
  app.route('/', wellKnown(services));
  app.route('/', sitemap(services));
  app.route('/', feeds(services));
  app.route('/', sharePictures(services));
  app.route('/', mediaFiles({ store: media, log }));
  app.route('/', resizedImages({ pictures, log }));
  app.route('/', sharedMediaPictures({ content: services.content, pictures, log }));
  // A file that does not exist: nobody reads the answer, and a whole page would be expensive.
  for (const folder of FOLDERS)
    app.all(`/${folder}/*`, (c) => {
      const { headers } = c.env.incoming;
      const site = readerSite(config.sites, origins.originOf({ url: c.req.path, headers }), c.env.incoming);
      return c.html(refusalPage(404, { site, accept: headers.accept }), 404);
    });
  if (config.sandbox) app.route('/', sandboxPages(services));

  app.route('/', pageRequests({ config, pages, routes, content: services.content }));

  app.onError((error, c) => {
    const origin = origins.originOf({ url: c.req.path, headers: { host: c.req.header('host') } });
    const { site } = siteAt(config.sites, origin, pagePath(c.req.path));
    const { supportEmail } = config;
    const page = (outage: Outage) => outagePage(outage, site, { supportEmail, method: c.req.method });
    if (error instanceof LineFull) return c.html(page('busy'), 503, { 'retry-after': RETRY_AFTER });
    log.error({ err: error, path: c.req.path }, 'request failed');
    if (isDatabaseOutage(error)) return c.html(page('database'), 503, { 'retry-after': RETRY_AFTER });
    return c.html(page('failed'), 500);
  });
  return app;
}
