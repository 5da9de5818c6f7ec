import type { MiddlewareFunction } from 'react-router';
import { authRedirect } from './auth-redirect.ts';
import { loadMemberDetail } from './member-detail.ts';
import { loadPageDetail } from './page-detail.ts';

/** The route middleware of the shop, by the specification's names (§2). */
const NAMED: Readonly<Record<string, MiddlewareFunction<Response>>> = {
  'auth-redirect': authRedirect,
  'get-member-detail': loadMemberDetail,
  'get-product-detail': loadPageDetail('page-products'),
  'get-product-buy-detail': loadPageDetail('page-buys'),
  'get-article-detail': loadPageDetail('articles'),
};

/**
 * Middleware for a route: `export const middleware = [named('get-product-detail')]`.
 * @throws for a name that does not exist (spec §8).
 */
export function named(name: string): MiddlewareFunction<Response> {
  const middleware = NAMED[name];
  if (!middleware) throw new Error(`Unknown route middleware: '${name}'`);
  return middleware;
}
