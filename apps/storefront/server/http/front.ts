import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { SESSION_COOKIE } from '@spindle/domain/accounts/auth.ts';
import type { Config } from '@spindle/platform/config.ts';
import type { Log } from '@spindle/platform/log.ts';
import type { ClientOs } from '../client-os.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import { type NamedPage, pageKey } from '../page-cache/page-key.ts';
import { sendPage } from '../page-cache/send-page.ts';
import { packPage } from '../page-cache/stored-page.ts';
import type { Pages } from '../pages.ts';
import { sharedPageHeaders } from '../response-headers.ts';
import type { StaticFiles } from '../static-files.ts';
import { isBadTarget } from './bad-target.ts';
import { osOf } from './client.ts';
import { sendMaintenance, sendPlain, sendRedirect } from './send-plain.ts';

export interface FrontDeps {
  config: Config;
  log: Log;
  cache: PageCache;
  pages: Pages;
  files: StaticFiles;
  /** Whether a path's page is the same for every anonymous visitor. */
  isContent(pathname: string): Promise<boolean>;
  /** Everything else: calls, forms, pages of one visitor. */
  behind: RequestListener;
}

/** The first to see a request: files and stored pages leave from here, before any framework. */
export function createFront(deps: FrontDeps): RequestListener {
  const { config, cache, files, behind } = deps;
  return (req, res) => {
    const target = req.url ?? '/';
    if (isBadTarget(target)) return sendPlain(config, res, 400);
    if (req.method !== 'GET' && req.method !== 'HEAD') return behind(req, res);
    const file = files.get(target);
    if (file) return sendPage(req, res, file);
    if (!mayShare(req, target)) return behind(req, res);
    const os = osOf(req);
    const named = pageKey(target, os);
    if (!named) return behind(req, res);
    const stored = cache.fresh(named.key);
    if (stored) return sendPage(req, res, stored);
    void render(deps, req, res, os, named);
  };
}

/** Calls and tools that answer under the shop's origin; no page lives there. */
const NO_PAGE = /^\/(?:backend|api|dev|sandbox|images|healthz|readyz|metrics|sitemap\.xml)(?:\/|$)|\.data$/;

/** A request with a session, or an editor's for a draft, is never answered from what others see. */
function mayShare(req: IncomingMessage, target: string): boolean {
  return !req.headers.cookie?.includes(`${SESSION_COOKIE}=`) && !target.includes('preview=');
}

async function render(
  { config, log, cache, pages, isContent, behind }: FrontDeps,
  req: IncomingMessage,
  res: ServerResponse,
  os: ClientOs,
  { key, common, target }: NamedPage,
): Promise<void> {
  try {
    const [path = '/'] = target.split('?', 1);
    if (NO_PAGE.test(path) || !(await isContent(decodeURI(path)))) return behind(req, res);
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
    log.error({ err: error, path: req.url }, 'page failed');
    if (!res.headersSent) sendMaintenance(config, res);
  }
}
