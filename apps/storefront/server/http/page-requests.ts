import type { Content } from '@spindle/content/reading/readers.ts';
import { maySend } from '@spindle/domain/backend-api/same-site-write.ts';
import type { Config } from '@spindle/platform/config.ts';
import { pageAt } from '@spindle/platform/sites.ts';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Pages } from '../pages.ts';
import type { RouteTable } from '../route-table.ts';
import type { AppEnv } from './app-env.ts';
import { answerWithHtml } from './compressed.ts';
import { pagePath } from './data-path.ts';
import { openPageOrigins } from './page-origins.ts';
import { type PlainStatus, refusalPage } from './refusal-page.ts';

/** Largest body, bytes; forms of pages have a handful of fields. */
const MAX_FORM = 64 * 1024;

/** Pages made for one visitor, and their forms: only from the shop's own pages, and of limited size. */
export function pageRequests(deps: {
  config: Config;
  pages: Pick<Pages, 'answer'>;
  routes: Pick<RouteTable, 'find'>;
  content: Pick<Content, 'countMissed'>;
}) {
  const { config, pages, routes, content } = deps;
  const origins = openPageOrigins(config);
  const app = new Hono<AppEnv>();
  const originOf = (c: Context) =>
    origins.originOf({ url: pathAndQuery(c.req.url), headers: { host: c.req.header('host') } });
  const refuse = (c: Context, status: PlainStatus & (403 | 405 | 413)) => {
    const { site } = pageAt(config.sites, originOf(c) + pagePath(new URL(c.req.url).pathname));
    return c.html(refusalPage(status, { site, accept: c.req.header('accept') }), status);
  };
  app.use(bodyLimit({ maxSize: MAX_FORM, onError: (c) => refuse(c, 413) }));
  app.all('*', async (c) => {
    if (!maySend(c.req.raw, config.formOrigins)) return refuse(c, 403);
    const origin = originOf(c);
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
    // Only hydrated pages have forms. Refused without rendering, which would take as long as the page.
    const target = origin + decodeURI(pagePath(new URL(c.req.url).pathname));
    if (!isRead && routes.find(target).kind !== 'own') {
      c.header('allow', 'GET, HEAD');
      return refuse(c, 405);
    }
    const { response, html } = await pages.answer(underOrigin(c.req.raw, origin), c.var.client);
    if (response.status === 404 && c.req.method === 'GET')
      content.countMissed(pageAt(config.sites, target).path);
    return html === undefined ? response : answerWithHtml(c, html, response);
  });
  return app;
}

function pathAndQuery(href: string): string {
  const { pathname, search } = new URL(href);
  return pathname + search;
}

/**
 * The request as the visitor made it. Behind a proxy that terminates TLS, the connection knows neither scheme nor host,
 * and React Router refuses a form whose `Origin` differs from the origin of the request's URL.
 */
function underOrigin(request: Request, origin: string): Request {
  const { pathname, search } = new URL(request.url);
  const { method, headers, body, signal } = request;
  return new Request(origin + pathname + search, {
    ...{ method, headers, signal },
    ...(body && { body, duplex: 'half' }),
  });
}
