import { OUTDATED } from '@spindle/content/reading/readers.ts';
import {
  actingToken,
  endedActingCookies,
  withoutActing,
} from '@spindle/domain/accounts/acting/acting-cookies.ts';
import type { Viewer } from '@spindle/domain/backend-api/envelope.ts';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import { LANGUAGES } from '@spindle/platform/locales.ts';
import { networkOf } from '@spindle/platform/network-of.ts';
import { RouterContextProvider } from 'react-router';
import { isAhead } from '../page/ahead.ts';
import type { ClientOs } from '../page/client-os.ts';
import { linksFor } from '../page/links.ts';
import { isReportedMissing, MISSING_ANSWERED } from '../page/missing-report.ts';
import { requestContext, type ShopRequest, servicesContext } from '../page/request-context.ts';
import type { AppBuild } from './app-build.ts';
import type { Assets } from './asset-source.ts';
import type { Client } from './http/client.ts';
import { isData, pagePath } from './http/data-path.ts';
import { type Outage, outagePage } from './http/outage-page.ts';
import { isPlainStatus, RETRY_AFTER, refusalPage } from './http/refusal-page.ts';
import { languageHandler } from './language-handler.ts';
import type { PageOffers } from './offers.ts';
import { type RenderQueue, TooBusy } from './page-cache/render-queue.ts';
import type { RenderedPage } from './page-cache/stored-page.ts';
import type { PagePayChoices } from './page-pay-choices.ts';
import type { PagePromotions } from './page-promotions.ts';
import { addPrivatePageHeaders } from './response-headers.ts';
import type { RouteTable } from './route-table.ts';
import { hashesOf } from './security-headers.ts';
import type { Services } from './services.ts';
import { shopRequests } from './shop-request.ts';

type Html = string | Uint8Array<ArrayBuffer>;

export interface Pages {
  /** A page that is the same for everyone: rendered without cookies, address or country. */
  renderShared(target: string, os: ClientOs): Promise<RenderedPage>;
  /**
   * A page, form or data request of one visitor.
   * @returns `html` where a page was rendered; the response has the rest of the answer
   */
  answer(request: Request, client: Client): Promise<{ response: Response; html?: Html | undefined }>;
}

/** Whether it is a redirect, for the browser or (202) for React Router in it: nobody sees its page. */
const leadsOn = ({ status }: Response, { pathname }: URL) =>
  (status >= 300 && status < 400) || (isData(pathname) && status === 202);

/** What was rendered, unless the answer is another one. */
const htmlOf = (response: Response, { drawn }: ShopRequest) =>
  drawn?.by === response ? drawn.html : undefined;

async function bytesOf(response: Response, current: ShopRequest): Promise<Buffer> {
  const html = htmlOf(response, current);
  if (html === undefined) return Buffer.from(await response.arrayBuffer());
  return typeof html === 'string'
    ? Buffer.from(html)
    : Buffer.from(html.buffer, html.byteOffset, html.length);
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
  const { services, queue, ownPagesQueue, formsQueue, routes, offers, promotions, payChoices } = deps;
  const { config } = services;
  const shopRequestOf = shopRequests(deps);
  const kindAt = ({ origin, pathname }: URL) => routes.find(origin + decodeURI(pagePath(pathname))).kind;
  const { mode, formOrigins } = config;
  // Such a host shows a page of the shop's origin, and its redirects lead back to that origin.
  const authHosts = new Set(Object.values(config.authOrigins).map((origin) => new URL(origin).host));
  const isContent = (url: URL) => ['content', 'document'].includes(kindAt(url));
  const handlers = new Map(
    config.sites.map((site) => [
      site.locale,
      languageHandler(site, deps.build, { mode, formOrigins, isContent }),
    ]),
  );

  /** The answer for what staff who act as a member may not do: payments, forms and other pages of that visitor. */
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
    if (current.outage) return unavailable(current.outage, request, current);
    if (isData(current.url.pathname)) return response;
    const location = response.headers.get('location');
    // React Router's redirects name the origin, but a proxy may know the shop by another one.
    const isElsewhere = authHosts.has(request.headers.get('host')?.toLowerCase() ?? '');
    if (location?.startsWith(`${current.url.origin}/`) && !isElsewhere) {
      response.headers.set('location', location.slice(current.url.origin.length));
    }
    return replacement(response, request, current) ?? response;
  }

  /** The request without the suffix, as the routes know it; hydrated pages stay as they are. */
  function addressed(request: Request, { page: { prefix, suffix, path }, url }: ShopRequest): Request {
    if (!suffix || !url.pathname.endsWith(suffix) || kindAt(url) === 'own') return request;
    return new Request(new URL(prefix + path + url.search, url), request);
  }

  /**
   * Renders a page of one visitor when its turn comes. With a session or a draft, a shared page is rendered for one
   * visitor, too; anybody can claim to have a session, so it waits behind pages known to be asked for.
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

  /** A page in place of React Router's bare text, and for a method that the page does not accept. */
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
      const current = shopRequestOf(request, nobody, {
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
      let hasEnded = false;
      const current = shopRequestOf(request, client, {
        viewer: () => (viewer ??= services.readViewer(request.headers)),
        goOnAsThemselves() {
          hasEnded = true;
          viewer = services.readViewer(withoutActing(request.headers));
        },
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
      const isOver = who?.kind === 'anonymous' && who.acted && !isAhead(request.headers);
      if (hasEnded || (isOver && !leadsOn(response, current.url))) {
        // Ends the acting cookies, so that from the next page on staff are themselves again; not on a redirect or in
        // advance, when another page is to say so.
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
