import type { Config } from '@spindle/platform/config.ts';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { splitLocale } from '../page/links.ts';
import { isHydrated } from '../page/route-handle.ts';
import type { AppBuild } from './pages.ts';

export interface RouteTable {
  /** Whether a path's page is the same for every anonymous visitor. */
  isContent(pathname: string): Promise<boolean>;
}

/** What the screens' routes say about a page, told from its path alone. */
export function openRouteTable(
  build: AppBuild,
  languages: Pick<Config, 'locales' | 'defaultLocale'>,
): RouteTable {
  const built = typeof build === 'function' ? undefined : routesOf(build);
  return {
    async isContent(pathname) {
      const routes = built ?? routesOf(await (build as () => Promise<ServerBuild>)());
      const matches = matchRoutes(routes, splitLocale(pathname, languages).path);
      return matches !== null && !isHydrated(matches.map(({ route }) => route));
    },
  };
}

function routesOf(build: ServerBuild): RouteObject[] {
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
  return toRoutes(undefined);
}
