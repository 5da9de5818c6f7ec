import { createHash } from 'node:crypto';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import { LineFull } from '@spindle/platform/few-at-once.ts';
import type { Log } from '@spindle/platform/log.ts';
import { type Context, Hono } from 'hono';
import { type SearchHttpDeps, searchHttp } from '../search/http.ts';
import { contentTypesByName } from '../types/register.ts';
import { parseQuery } from './parse-query.ts';
import { keyIn } from './read-documents.ts';
import type { Content } from './readers.ts';
import { surrogateKey } from './tags.ts';

export interface ContentHttpDeps extends SearchHttpDeps {
  content: Pick<Content, 'documents' | 'isKept' | 'search'>;
  log: Log;
  /** Counts a forced refresh by this visitor. `retryAfter` is in seconds. */
  mayRefresh(c: Context): Promise<{ ok: true } | { ok: false; retryAfter: number }>;
  /** The same for a call whose answer is not cached, and costs a few queries. */
  mayRead(c: Context): Promise<{ ok: true } | { ok: false; retryAfter: number }>;
}

/** Caches may use an answer for a minute, and then serve it while they ask again: a purge reaches our nodes, but not browsers. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';

/**
 * The CMS reads (spec §7), to be mounted at `/api/cms`: published documents only, by type.
 *
 * `GET /products?filters[pid][$eq]=646&locale=en` answers `{ data: [ … ], meta }`; for a type with a single document,
 * `data` is that document. `parse-query.ts` says what can be asked. `meta.locale` is the language asked for. With
 * `fallback=en`, a single document that is missing in that language is answered in English, and `meta.fallback` says so.
 */
export function contentHttp(deps: ContentHttpDeps): Hono {
  const app = new Hono();
  app.route('/', searchHttp(deps));
  app.get('/:type', async (c) => {
    const type = contentTypesByName.get(c.req.param('type'));
    if (!type) return refuse(c, 404, 'not_found');
    const parsed = parseQuery(type, c.req.queries(), deps);
    if (!parsed) return refuse(c, 400, 'invalid_input');
    const { fallback, ...query } = parsed;
    // A list is in one language; only a single document may fall back to another one.
    if (fallback && type.kind === 'collection' && !keyIn(type, query)) return refuse(c, 400, 'invalid_input');

    const refresh = c.req.query('_original') === '1';
    const whole = { type, ...query };
    const kept =
      deps.content.isKept(whole) && (!fallback || deps.content.isKept({ ...whole, locale: fallback }));
    const allowed = refresh ? await deps.mayRefresh(c) : kept || (await deps.mayRead(c));
    if (allowed !== true && !allowed.ok) {
      c.header('Retry-After', String(allowed.retryAfter));
      return refuse(c, 429, 'too_many_requests');
    }
    const asked = await deps.content.documents(whole, { refresh });
    const other =
      fallback && asked.documents.length === 0
        ? await deps.content.documents({ ...whole, locale: fallback }, { refresh })
        : undefined;
    const { documents, total } = other ?? asked;
    const tags = [...new Set([...asked.tags, ...(other?.tags ?? [])])];
    if (type.kind === 'global' && documents.length === 0) return refuse(c, 404, 'not_found');

    const meta = { locale: query.locale, fallback: other && documents.length > 0 ? fallback : null };
    const body = JSON.stringify(
      type.kind === 'global'
        ? { data: documents[0], meta }
        : { data: documents, meta: { ...meta, pagination: paginationOf(query.page, total) } },
    );
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    c.header('ETag', etag);
    c.header('Cache-Control', refresh ? 'no-store' : CACHE_CONTROL);
    c.header('Surrogate-Key', surrogateKey(tags));
    c.header('X-Content-Type-Options', 'nosniff');
    if (namesTag(c.req.header('If-None-Match'), etag)) return c.body(null, 304);
    return c.body(body, 200, { 'Content-Type': 'application/json; charset=utf-8' });
  });
  for (const path of ['/page-help/search', '/:type'])
    app.all(path, (c) => {
      c.header('Allow', 'GET, HEAD');
      return refuse(c, 405, 'method_not_allowed');
    });
  // Not `notFound`: that of a mounted app never runs, and a program would get a page.
  app.all('*', (c) => refuse(c, 404, 'not_found'));
  app.onError((error, c) => {
    if (error instanceof LineFull) {
      c.header('Retry-After', '1');
      return refuse(c, 503, 'too_many_requests');
    }
    if (isDatabaseOutage(error)) {
      c.header('Retry-After', '5');
      return refuse(c, 503, 'unavailable');
    }
    deps.log.error({ err: error, path: c.req.path }, 'content can not be read');
    return refuse(c, 500, 'server_error');
  });
  return app;
}

function paginationOf({ number, size }: { number: number; size: number }, total: number) {
  return { page: number, pageSize: size, pageCount: Math.ceil(total / size), total };
}

/** Whether an `If-None-Match` header names this answer. A proxy that compresses the answer makes its ETag a weak one. */
export function namesTag(header: string | undefined, etag: string): boolean {
  return (
    header
      ?.split(',')
      .some((candidate) => candidate.trim().replace(/^W\//, '') === etag || candidate.trim() === '*') ?? false
  );
}

function refuse(c: Context, status: 400 | 404 | 405 | 429 | 500 | 503, error: string) {
  c.header('Cache-Control', 'no-store');
  return c.json({ data: null, error }, status);
}
