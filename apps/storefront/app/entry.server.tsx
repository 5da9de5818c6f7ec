import { Writable } from 'node:stream';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import { LineFull } from '@spindle/platform/few-at-once.ts';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { oneATurn } from '../page/one-a-turn.ts';
import { requestContext, type ShopRequest, servicesContext } from '../page/request-context.ts';
import { isHydrated, mayWantCaptcha } from '../page/route-handle.ts';
import type { Rendering } from '../page/state.ts';
import { restoreUnsentData } from '../page/unsent-data.ts';
import { keepParts } from './keep-parts.tsx';
import { modulesOf } from './modules-of.ts';
import { RenderingContext } from './page-state.ts';
import { completeNotFound } from './shop/complete-not-found.ts';

export const streamTimeout = 5_000;

/**
 * Without this, pages that wait for the database together would be rendered together, and stored pages would wait for all
 * of them.
 */
const myTurn = oneATurn();

const keepPart = keepParts();

/**
 * Renders a page as a whole: most pages are stored and compressed once, and a page that fails half-way can still become
 * an error page with the right status.
 */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const visit = context.get(requestContext);
  const { staticHandlerContext, routeModules } = entry;
  restoreUnsentData(staticHandlerContext);
  const answered = await completeNotFound(staticHandlerContext, context, status);
  const failed = staticHandlerContext.errors != null;
  const handled = staticHandlerContext.matches.map(({ route }) => ({
    handle: routeModules[route.id]?.handle,
  }));
  const hydrate = !failed && isHydrated(handled);
  visit.hydrated = hydrate;
  visit.mayWantCaptcha = mayWantCaptcha(handled);
  // Otherwise React Router would append its data as inline scripts.
  if (!hydrate) entry.serverHandoffStream = undefined;
  const nonce = hydrate ? visit.nonce : undefined;
  const onSystem = () => {
    visit.bySystem = true;
  };
  const onScript = (code: string) => void visit.inlineScripts.add(code);
  const modules = hydrate ? modulesOf(entry) : [];
  const rendering: Rendering = {
    ...{ ...visit.page, ...visit.scripts, nonce, failed, modules, onSystem, onScript },
    // Hydration needs the markup of each component. Drafts are read anew each time.
    keep: hydrate || visit.preview ? undefined : (Part, source) => keepPart(Part, source, rendering),
  };
  const page = (
    <RenderingContext value={rendering}>
      <ServerRouter
        context={hydrate ? entry : withOwnRoutes(entry)}
        url={request.url}
        {...(nonce && { nonce })}
      />
    </RenderingContext>
  );
  await myTurn();
  // A page without streamed data needs no stream: one string is made in half the time. Only a stream adds the doctype by itself.
  const html = hydrate ? await renderToBuffer(page, nonce) : `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const by = new Response(null, { status: answered, headers });
  visit.drawn = { html, by };
  return by;
}

/** React Router makes components of every route it is given; only a page that hydrates needs more than its own. */
function withOwnRoutes(entry: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = entry;
  const routes = Object.fromEntries(
    staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]),
  );
  return { ...entry, manifest: { ...manifest, routes } };
}

/** Logs what failed in a loader, an action or a rendering; the visitor only sees an error page. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const visit = context.get(requestContext);
  const { id, url } = visit;
  visit.outage ??= outageOf(error);
  const { log } = context.get(servicesContext);
  const line = { err: error, request: id, path: url.pathname };
  if (isRouteErrorResponse(error) && error.status < 500) log.info(line, 'request refused');
  else log.error(line, 'page failed');
};

function outageOf(error: unknown): ShopRequest['outage'] {
  if (isDatabaseOutage(error)) return 'database';
  return error instanceof LineFull ? 'busy' : undefined;
}

function renderToBuffer(page: React.ReactNode, nonce: string | undefined): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(nonce && { nonce }),
      // In one piece: outlined parts would need inline scripts to find their place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(timer);
        pipe(sink);
      },
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(() => abort(new Error('The page took too long to render.')), streamTimeout);
  });
}
