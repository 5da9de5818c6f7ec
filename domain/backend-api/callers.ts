import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Limit } from '@spindle/platform/limits.ts';
import type { Context } from 'hono';
import { matchedRoutes, routePath } from 'hono/route';

/**
 * Who may make a call. page: one of our pages in a browser, with its cookies; a write needs our Origin, a form its token.
 * program: a desktop application, which has no Origin and whose cookies are ignored. provider: a service that signs what it
 * sends; the call itself checks the signature.
 */
export const CALLERS = ['page', 'program', 'provider'] as const;
export type Caller = (typeof CALLERS)[number];

/** The key of the declaration in a route and in the reference. */
export const CALLERS_KEY = 'x-callers';

/** All calls of programs from one IP together; a call may have a stricter limit of its own. */
export const PROGRAM_CALLS_BY_IP: Limit = { name: 'program-calls', points: 600, seconds: 600 };

/** The callers of every described call, by `METHOD /path/:parameter`. */
export function declaredCallers(
  app: Pick<OpenAPIHono, 'openAPIRegistry'>,
): ReadonlyMap<string, readonly Caller[]> {
  const declared = new Map<string, readonly Caller[]>();
  for (const definition of app.openAPIRegistry.definitions) {
    if (definition.type !== 'route') continue;
    const { method, path } = definition.route;
    const pattern = path.replaceAll(/\{(.+?)\}/g, ':$1');
    declared.set(`${method.toUpperCase()} ${pattern}`, definition.route[CALLERS_KEY] ?? ['page']);
  }
  return declared;
}

/**
 * The kind of caller a request is treated as, by the declaration of its route. Undeclared calls are for pages, so that a
 * forgotten declaration locks callers out and never lets them in.
 */
export function callerOf(c: Context, declared: ReadonlyMap<string, readonly Caller[]>): Caller {
  const mount = routePath(c).replace(/\/?\*$/, '');
  const routes = matchedRoutes(c).filter(({ path }) => !path.endsWith('*'));
  const callers = routes.map(({ method, path }) => declared.get(`${method} ${path.slice(mount.length)}`));
  const [first] = callers;
  if (!first || callers.includes(undefined)) return 'page';
  const [only, ...others] = first;
  if (!only) return 'page';
  if (others.length === 0) return only;
  // Browsers send these headers; a program that sends them too is held to the rules for pages.
  const inBrowser = c.req.header('origin') !== undefined || c.req.header('sec-fetch-site') !== undefined;
  return inBrowser && first.includes('page') ? 'page' : (first.find((caller) => caller !== 'page') ?? 'page');
}
