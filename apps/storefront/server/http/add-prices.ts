import { createHash } from 'node:crypto';
import { namesTag } from '@spindle/content/reading/http.ts';
import { listPrices } from '@spindle/domain/pricing/list-prices.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { MiddlewareHandler } from 'hono';
import type { Services } from '../services.ts';

/**
 * Adds to every product of an answer the current prices of its licences, under `prices`: content knows the products,
 * commerce their prices. A price may change at any moment, so the answer must be revalidated at each use.
 */
export function addPrices({ db, clock }: Pick<Services, 'db' | 'clock'>): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.res.status !== 200) return;
    const body = (await c.res.json()) as { data: unknown; meta: { locale: Locale } };
    const products = productsIn(body.data);
    const pids = [...new Set(products.map(({ pid }) => pid))];
    const { prices } = await listPrices({ db, clock }, { pids, locale: body.meta.locale });
    for (const product of products) {
      product.prices = prices.filter(({ pid }) => pid === product.pid);
    }
    const text = JSON.stringify(body);
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
    const headers = new Headers(c.res.headers);
    headers.delete('content-length');
    headers.set('etag', etag);
    headers.set('cache-control', 'no-cache');
    const same = namesTag(c.req.header('If-None-Match'), etag);
    c.res = undefined;
    c.res = same ? new Response(null, { status: 304, headers }) : new Response(text, { headers });
  };
}

interface Product {
  pid: string;
  prices?: unknown;
}

/** All objects in an answer that have a pid. */
function productsIn(value: unknown): Product[] {
  if (Array.isArray(value)) return value.flatMap(productsIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'pid' in value && typeof value.pid === 'string' ? [value as Product] : [];
  return [...own, ...Object.values(value).flatMap(productsIn)];
}
