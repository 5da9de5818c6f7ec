import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { matchedRoutes, routePath } from 'hono/route';

/**
 * Where it stands, in a route and in the reference, that staff who act as a member may make the call. Without it a call
 * is closed to them, so that a new one is closed until somebody has thought about it.
 */
export const ACTING_KEY = 'x-acting';

/** Calls for staff who act as a member, as `METHOD /path/:parameter`. */
export function routesForActing(app: Pick<OpenAPIHono, 'openAPIRegistry'>): ReadonlySet<string> {
  const open = new Set<string>();
  for (const definition of app.openAPIRegistry.definitions) {
    if (definition.type !== 'route' || !definition.route[ACTING_KEY]) continue;
    const { method, path } = definition.route;
    open.add(`${method.toUpperCase()} ${path.replaceAll(/\{(.+?)\}/g, ':$1')}`);
  }
  return open;
}

/** Whether the call that a request goes to is one of them. What is no call at all is for the 404. */
export function isForActing(c: Context, open: ReadonlySet<string>): boolean {
  const mount = routePath(c).replace(/\/?\*$/, '');
  return matchedRoutes(c)
    .filter(({ path }) => !path.endsWith('*'))
    .every(({ method, path }) => open.has(`${method} ${path.slice(mount.length)}`));
}
