import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Config } from '@spindle/platform/config.ts';
import { hasSeveralHosts } from '@spindle/platform/host-header.ts';
import type { Log } from '@spindle/platform/log.ts';
import type { ClientOs } from '../client-os.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { NamedPage } from '../page-cache/page-key.ts';
import { sendPage } from '../page-cache/send-page.ts';
import { packPage } from '../page-cache/stored-page.ts';
import type { Pages } from '../pages.ts';
import { sharedPageHeaders } from '../response-headers.ts';
import type { RouteTable } from '../route-table.ts';
import type { StaticFiles } from '../static-files.ts';
import { isBadTarget } from './bad-target.ts';
import { findStored, nameShared } from './find-stored.ts';
import { sendMaintenance, sendPlain, sendRedirect } from './send-plain.ts';

export interface FrontDeps {
  config: Config;
  log: Log;
  cache: PageCache;
  pages: Pages;
  files: StaticFiles;
  routes: RouteTable;
  /** Everything else: calls, forms, pages of one visitor. */
  behind: RequestListener;
}

/** The first to see a request: files and stored pages leave from here, before any framework. */
export function createFront(deps: FrontDeps): RequestListener {
  const { config, behind } = deps;
  return (req, res) => {
    const target = req.url ?? '/';
    if (isBadTarget(target) || hasSeveralHosts(req.rawHeaders)) return sendPlain(config, res, 400);
    if (req.method !== 'GET' && req.method !== 'HEAD') return behind(req, res);
    const stored = findStored(deps, req);
    if (stored) return sendPage(req, res, stored);
    const named = nameShared(req);
    if (!named) return behind(req, res);
    void render(deps, req, res, named);
  };
}

/** Calls and tools that answer under the shop's origin; no page lives there. */
const NO_PAGE =
  /^\/(?:backend|api|dev|sandbox|images|media|healthz|readyz|metrics|sitemap\.xml)(?:\/|$)|\.data$/;

async function render(
  { config, log, cache, pages, routes, behind }: FrontDeps,
  req: IncomingMessage,
  res: ServerResponse,
  { key, common, target, os }: NamedPage & { os: ClientOs },
): Promise<void> {
  try {
    const [path = '/'] = target.split('?', 1);
    if (NO_PAGE.test(path) || !(await routes.isContent(decodeURI(path)))) return behind(req, res);
    if (path.length > 1 && path.endsWith('/')) {
      return sendRedirect(config, res, (req.url ?? '/').replace(/\/+(?=\?|$)/, ''));
    }
    const page = await cache.page({
      key,
      common,
      render: async () => {
        const rendered = await pages.renderShared(target, os);
        return packPage(rendered, sharedPageHeaders(config, rendered.status));
      },
    });
    sendPage(req, res, page);
  } catch (error) {
    // Without its query, which may hold an address or a token.
    log.error({ err: error, path: target.split('?', 1)[0] }, 'page failed');
    if (!res.headersSent) sendMaintenance(config, res);
  }
}
