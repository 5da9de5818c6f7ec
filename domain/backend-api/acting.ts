import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { matchedRoutes, routePath } from 'hono/route';

/**
 * The key, in a route and in the reference, that allows a call to staff who act as a member. A call without it is closed to
 * them, so that a new call stays closed until somebody has thought about it.
 */
export const ACTING_KEY = 'x-acting';

/** The calls open to staff who act as a member, as `METHOD /path/:parameter`. */
export function routesForActing(app: Pick<OpenAPIHono, 'openAPIRegistry'>): ReadonlySet<string> {
  const open = new Set<string>();
  for (const definition of app.openAPIRegistry.definitions) {
    if (definition.type !== 'route' || !definition.route[ACTING_KEY]) continue;
    const { method, path } = definition.route;
    open.add(`${method.toUpperCase()} ${path.replaceAll(/\{(.+?)\}/g, ':$1')}`);
  }
  return open;
}

/** Whether the request is for one of these calls. A path without any call is left to the 404. */
export function isForActing(c: Context, open: ReadonlySet<string>): boolean {
  const mount = routePath(c).replace(/\/?\*$/, '');
  return matchedRoutes(c)
    .filter(({ path }) => !path.endsWith('*'))
    .every(({ method, path }) => open.has(`${method} ${path.slice(mount.length)}`));
}
