import { type Context, Hono } from 'hono';
import { localeOfQuery, type Served } from '../reading/locale-of-query.ts';
import type { Content } from '../reading/readers.ts';
import { cleanSearch, isSearchable } from './parse-search.ts';
import type { SearchedType } from './searched-types.ts';

/** A language that the shop does not serve is a bad request. */
export interface SearchHttpDeps extends Served {
  content: Pick<Content, 'search'>;
  /** Counts a search by this visitor. `retryAfter` is in seconds. */
  maySearch(c: Context): Promise<{ ok: true } | { ok: false; retryAfter: number }>;
}

/** The number of suggestions below the field; the search page shows more. */
const MOST = 8;

/**
 * The known parameters. `_original` is allowed for any read (spec §7), although there is no cached search that it could
 * refresh.
 */
const NAMES: ReadonlySet<string> = new Set(['q', 'locale', 'lang', '_original']);

/**
 * Search while typing: `GET /page-help/search?q=&locale=` among help articles (spec §7), `GET /search` in everything.
 * Answers `{ data: [{ type, path, title, summary }], meta: { locale, query } }`; `query` is the text that was searched
 * for, or empty if `q` is too short. Paths are without language prefix.
 */
export function searchHttp({ content, maySearch, ...served }: SearchHttpDeps): Hono {
  const answer = (type?: SearchedType) => async (c: Context) => {
    // Hardly anybody else asks exactly the same.
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('X-Robots-Tag', 'noindex');
    const asked = c.req.queries();
    const locale = localeOfQuery({ locale: asked.locale?.[0], lang: asked.lang?.[0] }, served);
    const unknown = Object.keys(asked).some((name) => !NAMES.has(name));
    const repeated = Object.values(asked).some((values) => values.length > 1);
    if (!locale || unknown || repeated) return c.json({ data: null, error: 'invalid_input' }, 400);
    const text = cleanSearch(asked.q?.[0] ?? '');
    if (!isSearchable(text)) return c.json({ data: [], meta: { locale, query: '' } });
    const allowed = await maySearch(c);
    if (!allowed.ok) {
      c.header('Retry-After', String(allowed.retryAfter));
      return c.json({ data: null, error: 'too_many_requests' }, 429);
    }
    const data = await content.search({ text, locale, type, most: MOST });
    return c.json({ data, meta: { locale, query: text } });
  };
  return new Hono().get('/page-help/search', answer('page-help-details')).get('/search', answer());
}
