import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { isHydrated } from '../page/route-handle.ts';

/** Tells from a path alone whether its page is the same for every anonymous visitor. */
export function createRouteTable(build: ServerBuild): { isContent(pathname: string): boolean } {
  const children = new Map<string | undefined, string[]>();
  for (const [id, route] of Object.entries(build.routes)) {
    if (!route) continue;
    children.set(route.parentId, [...(children.get(route.parentId) ?? []), id]);
  }
  const toRoutes = (parent: string | undefined): RouteObject[] =>
    (children.get(parent) ?? []).flatMap((id) => {
      const route = build.routes[id];
      if (!route) return [];
      const common = { id, path: route.path, handle: route.module.handle };
      return [route.index ? { ...common, index: true } : { ...common, children: toRoutes(id) }];
    });
  const routes = toRoutes(undefined);
  return {
    isContent(pathname) {
      const matches = matchRoutes(routes, pathname);
      return matches !== null && !isHydrated(matches.map(({ route }) => route));
    },
  };
}
