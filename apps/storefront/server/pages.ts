import { randomUUID } from 'node:crypto';
import { draftOf } from '@spindle/content/publishing/preview.ts';
import { OUTDATED } from '@spindle/content/reading/readers.ts';
import { actingToken, endedActingCookies } from '@spindle/domain/accounts/acting/acting-cookies.ts';
import type { Viewer } from '@spindle/domain/backend-api/envelope.ts';
import type { Config } from '@spindle/platform/config.ts';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import { LANGUAGES } from '@spindle/platform/locales.ts';
import { networkOf } from '@spindle/platform/network-of.ts';
import { type Site, siteAt } from '@spindle/platform/sites.ts';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { isAhead } from '../page/ahead.ts';
import type { ClientOs } from '../page/client-os.ts';
import { linksFor } from '../page/links.ts';
import { isReportedMissing, MISSING_ANSWERED } from '../page/missing-report.ts';
import { requestContext, type ShopRequest, servicesContext } from '../page/request-context.ts';
import { isHydrated } from '../page/route-handle.ts';
import { suffixedRoutes } from '../page/suffixed-routes.ts';
import type { AppBuild } from './app-build.ts';
import { appStateOf } from './app-state.ts';
import type { Assets } from './asset-source.ts';
import type { Client } from './http/client.ts';
import { isData, pagePath } from './http/data-path.ts';
import { type Outage, outagePage } from './http/outage-page.ts';
import { isPlainStatus, RETRY_AFTER, refusalPage } from './http/refusal-page.ts';
import { handlesOf, leaveDataUnsent } from './leave-data-unsent.ts';
import type { PageOffers } from './offers.ts';
import { type RenderQueue, TooBusy } from './page-cache/render-queue.ts';
import type { RenderedPage } from './page-cache/stored-page.ts';
import type { PagePayChoices } from './page-pay-choices.ts';
import type { PagePromotions } from './page-promotions.ts';
import { addPrivatePageHeaders } from './response-headers.ts';
import type { RouteTable } from './route-table.ts';
import { hashesOf } from './security-headers.ts';
import type { Services } from './services.ts';

type Html = string | Uint8Array<ArrayBuffer>;

export interface Pages {
  /** A page for everybody: rendered without cookies, address or country. */
  renderShared(target: string, os: ClientOs): Promise<RenderedPage>;
  /**
   * A page, form or data request of one visitor.
   * @returns `html` where a page was drawn; the response has the rest of the answer
   */
  answer(request: Request, client: Client): Promise<{ response: Response; html?: Html | undefined }>;
}

/** A demo that others can reach must not stand in their search results. */
function isPublicSandbox({ sandbox, sites }: Pick<Config, 'sandbox' | 'sites'>): boolean {
  const { hostname } = new URL(sites[0].origin);
  // Names that nobody else can reach (RFC 6761).
  const isOurs = /^(?:localhost|127\.0\.0\.1|\[::1\])$|\.(?:localhost|test)$/.test(hostname);
  return sandbox && !isOurs;
}

/** What was drawn, unless something else is answered in its place. */
const htmlOf = (response: Response, { drawn }: ShopRequest) =>
  drawn?.by === response ? drawn.html : undefined;

async function bytesOf(response: Response, current: ShopRequest): Promise<Buffer> {
  const html = htmlOf(response, current);
  if (html === undefined) return Buffer.from(await response.arrayBuffer());
  return typeof html === 'string'
    ? Buffer.from(html)
    : Buffer.from(html.buffer, html.byteOffset, html.length);
}

/** The screens in one language, whose prefix the router takes for its base: for links, matching and the browser. */
function handlerIn(
  { prefix, suffix }: Site,
  build: AppBuild,
  { mode, formOrigins, isContent }: Pick<Config, 'mode' | 'formOrigins'> & { isContent(url: URL): boolean },
) {
  // The page that confirms a link is known by the address it has in the shop, and sends its form from its own.
  const allowedActionOrigins = formOrigins.map((origin) => new URL(origin).host);
  const based = (screens: ServerBuild): ServerBuild => {
    const unsent = leaveDataUnsent(screens, (context) => isContent(context.get(requestContext).url));
    const isShown = (id: string) => isHydrated(handlesOf(screens, id));
    const routes = suffix ? suffixedRoutes(unsent.routes, suffix, isShown) : unsent.routes;
    return {
      ...unsent,
      routes: routes as ServerBuild['routes'],
      basename: prefix || '/',
      allowedActionOrigins,
    };
  };
  return createRequestHandler(
    typeof build === 'function' ? async () => based(await build()) : based(build),
    mode,
  );
}

export function createPages(deps: {
  services: Services;
  build: AppBuild;
  assets: Pick<Assets, 'enhanceUrl' | 'wordsUrl' | 'build'>;
  queue: RenderQueue;
  ownPagesQueue: RenderQueue;
  formsQueue: RenderQueue;
  routes: RouteTable;
  offers: PageOffers;
  promotions: PagePromotions;
  payChoices: Pick<PagePayChoices, 'find'>;
}): Pages {
  const { services, assets, queue, ownPagesQueue, formsQueue, routes, offers, promotions, payChoices } = deps;
  const { config } = services;
  const hidesFromSearch = isPublicSandbox(config);
  const kindAt = ({ origin, pathname }: URL) => routes.find(origin + decodeURI(pagePath(pathname))).kind;
  const { mode, formOrigins } = config;
  // There a page of the shop's own origin is shown, to which its redirects lead.
  const authHosts = new Set(Object.values(config.authOrigins).map((origin) => new URL(origin).host));
  const isContent = (url: URL) => ['content', 'document'].includes(kindAt(url));
  const handlers = new Map(
    config.sites.map((site) => [site.locale, handlerIn(site, deps.build, { mode, formOrigins, isContent })]),
  );

  function visit(
    request: Request,
    client: Client,
    { viewer, shared = false }: { viewer: () => Promise<Viewer>; shared?: boolean },
  ): ShopRequest {
    const url = new URL(request.url);
    const { site, path } = siteAt(config.sites, url.origin, pagePath(url.pathname));
    const { locale } = site;
    const preview = url.searchParams.get('preview');
    return {
      ...client,
      id: randomUUID(),
      url,
      locale,
      viewer,
      // As good as random bytes, of which Node draws many at once for them.
      nonce: randomUUID(),
      // What is stored for everyone shows no draft, however it was asked for.
      preview:
        shared || preview === null
          ? undefined
          : draftOf(config.secret, preview, { locale, path }, services.clock.now()),
      tags: new Set(),
      page: {
        locale,
        origin: site.origin,
        prefix: site.prefix,
        suffix: site.suffix,
        sites: config.sites,
        cookieDomain: config.cookies.domain,
        imageHosts: config.imageHosts,
        reportHost: config.origins.collector,
        path,
        missingIn: {},
        os: client.os,
        sandbox: config.sandbox,
        supportEmail: config.supportEmail,
        consent: config.consent,
        build: assets.build,
        noindex: hidesFromSearch || config.noindexPaths.includes(path),
        app: appStateOf(config, site, shared ? undefined : client),
      },
      scripts: { enhanceUrl: assets.enhanceUrl, wordsUrl: (area) => assets.wordsUrl(area, locale) },
      inlineScripts: new Set(),
      drawn: undefined,
      hydrated: false,
      mayWantCaptcha: false,
      missing: false,
      outage: false,
      lastingFailure: false,
      bySystem: false,
      endsAt: Number.POSITIVE_INFINITY,
      incomplete: false,
    };
  }

  /** What staff asked for who act as a member, and is not for them: payments, forms, other pages of one visitor. */
  async function closedToActing(request: Request, current: ShopRequest): Promise<Response | undefined> {
    if (actingToken(request.headers.get('cookie')) === undefined) return undefined;
    const found = routes.find(current.url.origin + decodeURI(pagePath(current.url.pathname)));
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (found.acting || (isRead && found.kind !== 'own')) return undefined;
    if ((await current.viewer()).kind !== 'acting') return undefined;
    if (!isRead || isData(current.url.pathname)) return new Response(null, { status: 403 });
    return new Response(null, {
      status: 303,
      headers: { location: linksFor(current.page).closedToActing() },
    });
  }

  async function run(request: Request, current: ShopRequest): Promise<Response> {
    const closed = await closedToActing(request, current);
    if (closed) return replacement(closed, request, current) ?? closed;
    const context = new RouterContextProvider();
    context.set(servicesContext, { ...services, offers, promotions: promotions.find });
    context.set(requestContext, current);
    const { country, locale, page, tags } = current;
    const pay = await payChoices.find({ country, currency: LANGUAGES[locale].currency });
    page.app.product.default_pay = pay.chosen;
    for (const tag of pay.tags) tags.add(tag);
    const handle = handlers.get(current.locale);
    if (!handle) throw new Error(`The shop is not served in '${current.locale}'.`);
    const response = await handle(addressed(request, current), context);
    if (current.outage) return unavailable('database', request, current);
    if (isData(current.url.pathname)) return response;
    const location = response.headers.get('location');
    // `redirectTo` names the origin for React Router; a proxy may know this shop by another one.
    const isElsewhere = authHosts.has(request.headers.get('host')?.toLowerCase() ?? '');
    if (location?.startsWith(`${current.url.origin}/`) && !isElsewhere) {
      response.headers.set('location', location.slice(current.url.origin.length));
    }
    return replacement(response, request, current) ?? response;
  }

  /** The request as the routes know it: of pages that do not hydrate, without the suffix. */
  function addressed(request: Request, { page: { prefix, suffix, path }, url }: ShopRequest): Request {
    if (!suffix || !url.pathname.endsWith(suffix) || kindAt(url) === 'own') return request;
    return new Request(new URL(prefix + path + url.search, url), request);
  }

  /**
   * A visitor's own page. With a session, or a draft, a page for everyone is rendered for one, too: anybody can
   * say that they have a session, so that waits behind what is known to be asked for.
   */
  async function runInTurn(request: Request, current: ShopRequest): Promise<Response> {
    const isForm = request.method !== 'GET' && request.method !== 'HEAD';
    const isOwn = kindAt(current.url) === 'own';
    const turns = isForm ? formsQueue : isOwn ? ownPagesQueue : queue;
    try {
      return await turns.run(() => run(request, current), { known: isOwn, from: networkOf(current.ip) });
    } catch (error) {
      if (error instanceof TooBusy) return unavailable('busy', request, current);
      if (isDatabaseOutage(error)) return unavailable('database', request, current);
      throw error;
    }
  }

  function outagePageFor(outage: Outage, { method }: Request, { page }: ShopRequest): string {
    return outagePage(outage, page, { supportEmail: config.supportEmail, method });
  }

  function unavailable(outage: Outage, request: Request, current: ShopRequest): Response {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'retry-after': RETRY_AFTER };
    return new Response(outagePageFor(outage, request, current), { status: 503, headers });
  }

  /** A page for what React Router answers in bare words, and for a method that a page does not take. */
  function replacement(
    { status, headers }: Response,
    request: Request,
    current: ShopRequest,
  ): Response | undefined {
    const rendered = headers.get('content-type')?.includes('text/html') && status !== 405;
    if (status < 400 || rendered) return undefined;
    const html = isPlainStatus(status)
      ? refusalPage(status, { site: current.page, accept: request.headers.get('accept') })
      : outagePageFor('failed', request, current);
    return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
  }

  return {
    async renderShared(target, os) {
      const request = new Request(new URL(target, config.origins.storefront));
      const nobody = { ip: '', country: undefined, os, mobile: false };
      const current = visit(request, nobody, {
        viewer: async () => ({ kind: 'anonymous', expired: false }),
        shared: true,
      });
      const response = await run(request, current);
      const headers = Object.fromEntries(response.headers);
      delete headers['set-cookie'];
      delete headers['cache-control'];
      return {
        status: response.status,
        headers,
        body: await bytesOf(response, current),
        tags: [...current.tags].filter((tag) => tag !== OUTDATED),
        scripts: hashesOf(current.inlineScripts),
        bySystem: current.bySystem,
        endsAt: current.endsAt,
        lasting: current.lastingFailure && response.status >= 500,
        incomplete: current.incomplete || current.tags.has(OUTDATED),
      };
    },

    async answer(request, client) {
      let viewer: Promise<Viewer> | undefined;
      const current = visit(request, client, {
        viewer: () => (viewer ??= services.readViewer(request.headers)),
      });
      current.missing = isReportedMissing(request.headers.get('cookie'), current.url);
      const response = await runInTurn(request, current);
      const headers = new Headers(response.headers);
      addPrivatePageHeaders(
        headers,
        config,
        current.hydrated
          ? {
              kind: 'hydrated',
              nonce: current.nonce,
              captcha: current.mayWantCaptcha,
              preview: current.preview !== undefined,
            }
          : { kind: current.preview ? 'preview' : 'content', scripts: hashesOf(current.inlineScripts) },
      );
      if (current.missing) headers.append('set-cookie', MISSING_ANSWERED);
      const who = await viewer?.catch(() => undefined);
      if (who?.kind === 'anonymous' && who.acted && !isAhead(request.headers)) {
        // Their time is over: from the next page on they are themselves.
        for (const cookie of endedActingCookies(config.cookies)) headers.append('set-cookie', cookie);
      }
      headers.set('x-request-id', current.id);
      if (current.preview) headers.set('x-robots-tag', 'noindex');
      const html = htmlOf(response, current);
      return {
        response: new Response(html ? null : response.body, { status: response.status, headers }),
        html,
      };
    },
  };
}
