import { createHash } from 'node:crypto';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Log } from '@spindle/platform/log.ts';
import { type Context, Hono } from 'hono';
import type { ContentType } from '../types/define-type.ts';
import { contentTypesByName } from '../types/register.ts';
import type { Content } from './readers.ts';

export interface ContentHttpDeps {
  content: Pick<Content, 'documents'>;
  /** Languages the shop serves; another one is a bad request. */
  locales: readonly Locale[];
  defaultLocale: Locale;
  log: Log;
  /** Counts a forced refresh by this visitor; seconds to wait when there were too many. */
  mayRefresh(c: Context): Promise<{ ok: true } | { ok: false; retryAfter: number }>;
}

/** Fresh for a minute anywhere, then served while it is asked for again: a purge reaches our nodes, not browsers. */
const CACHE_CONTROL = 'public, max-age=60, stale-while-revalidate=600';
const LONGEST_FILTER = 100;
const PAGE_SIZE = 25;
const LARGEST_PAGE = 100;
/** Nobody has so many documents; a number beyond it is a made-up one. */
const LAST_PAGE = 10_000;

/**
 * The CMS reads (spec §7), to be mounted at `/api/cms`: published documents only, by type.
 *
 * `GET /products?filters[pid][$eq]=646&locale=en` answers `{ data: [ … ], meta }`; of a type with one
 * document, `data` is that document. Lists come in pages: `pagination[page]` from 1, `pagination[pageSize]`
 * up to 100.
 */
export function contentHttp(deps: ContentHttpDeps): Hono {
  const app = new Hono();
  app.get('/:type', async (c) => {
    const type = contentTypesByName.get(c.req.param('type'));
    if (!type) return refuse(c, 404, 'not_found');
    const query = readQuery(c, type, deps);
    if (!query) return refuse(c, 400, 'invalid_input');

    const refresh = c.req.query('_original') === '1';
    if (refresh) {
      const allowed = await deps.mayRefresh(c);
      if (!allowed.ok) {
        c.header('Retry-After', String(allowed.retryAfter));
        return refuse(c, 429, 'too_many_requests');
      }
    }
    const { documents, total, tags } = await deps.content.documents({ type, ...query }, { refresh });
    if (type.kind === 'global' && documents.length === 0) return refuse(c, 404, 'not_found');

    const body = JSON.stringify(
      type.kind === 'global'
        ? { data: documents[0], meta: { locale: query.locale } }
        : { data: documents, meta: { locale: query.locale, pagination: paginationOf(query.page, total) } },
    );
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    c.header('ETag', etag);
    c.header('Cache-Control', refresh ? 'no-store' : CACHE_CONTROL);
    c.header('Surrogate-Key', tags.join(' '));
    c.header('X-Content-Type-Options', 'nosniff');
    if (matches(c.req.header('If-None-Match'), etag)) return c.body(null, 304);
    return c.body(body, 200, { 'Content-Type': 'application/json; charset=utf-8' });
  });
  app.all('/:type', (c) => {
    c.header('Allow', 'GET, HEAD');
    return refuse(c, 405, 'method_not_allowed');
  });
  app.onError((error, c) => {
    deps.log.error({ err: error, path: c.req.path }, 'content can not be read');
    return refuse(c, 500, 'server_error');
  });
  app.notFound((c) => refuse(c, 404, 'not_found'));
  return app;
}

/** Filters, language and the like; undefined when something is not understood. */
function readQuery(c: Context, type: ContentType, { locales, defaultLocale }: ContentHttpDeps) {
  const filters: Record<string, string> = {};
  const page = { number: 1, size: PAGE_SIZE };
  for (const [name, values] of Object.entries(c.req.queries())) {
    // References are always filled in, so there is nothing to choose.
    if (name === 'locale' || name === '_original' || name === 'lang' || /^populate\b/.test(name)) continue;
    const [value = ''] = values;
    if (type.kind === 'global' || values.length > 1) return;
    if (name === 'pagination[page]') page.number = wholeNumber(value, LAST_PAGE);
    else if (name === 'pagination[pageSize]') page.size = wholeNumber(value, LARGEST_PAGE);
    else {
      const field = /^filters\[(\w+)\]\[\$eq\]$/.exec(name)?.[1];
      if (field === undefined || !type.filters.includes(field)) return;
      if (value.length > LONGEST_FILTER || !/^[\w-]+$/.test(value)) return;
      filters[field] = value;
    }
  }
  if (page.number === 0 || page.size === 0) return;
  const locale = c.req.query('locale') || defaultLocale;
  if (!locales.includes(locale as Locale)) return;
  return { filters, locale: locale as Locale, page };
}

/** A number from 1 to `most`, or 0 for anything else. */
function wholeNumber(value: string, most: number): number {
  const number = /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 0;
  return number <= most ? number : 0;
}

function paginationOf({ number, size }: { number: number; size: number }, total: number) {
  return { page: number, pageSize: size, pageCount: Math.ceil(total / size), total };
}

function matches(header: string | undefined, etag: string): boolean {
  return (
    header
      ?.split(',')
      .some((candidate) => candidate.trim().replace(/^W\//, '') === etag || candidate.trim() === '*') ?? false
  );
}

function refuse(c: Context, status: 400 | 404 | 405 | 429 | 500, error: string) {
  c.header('Cache-Control', 'no-store');
  return c.json({ data: null, error }, status);
}
