import { takesSuffix } from './links.ts';

interface PathOfRoute {
  path?: string | undefined;
}

/**
 * The routes with the suffix of the shop's pages behind their paths, as the browser's router sees addresses. Pages that
 * it never shows keep their paths: for those the server removes the suffix.
 */
export function suffixedRoutes<Route extends PathOfRoute>(
  routes: Readonly<Record<string, Route | undefined>>,
  suffix: string,
  isShown: (id: string) => boolean = () => true,
): Record<string, Route | undefined> {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [
      id,
      route && isShown(id) ? withSuffix(route, suffix) : route,
    ]),
  );
}

function withSuffix<Route extends PathOfRoute>(route: Route, suffix: string): Route {
  const { path } = route;
  const isPage = path && !/[:*]/.test(path) && takesSuffix(`/${path}`);
  return isPage ? { ...route, path: path + suffix } : route;
}
