import type { RouterContextProvider, ServerBuild } from 'react-router';
import { isHydrated } from '../page/route-handle.ts';
import { unsentData } from '../page/unsent-data.ts';

/**
 * The same screens, but the data of content pages' loaders is only rendered, not sent along.
 * @param isContent whether a request is for such a page: the root route is part of both kinds of pages
 */
export function leaveDataUnsent(
  build: ServerBuild,
  isContent: (context: Readonly<RouterContextProvider>) => boolean,
): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader;
    if (!route || !loader) return [id, route] as const;
    const sendsNone = !isHydrated(handlesOf(build, id));
    const unsent: typeof loader = async (args) => {
      const data: unknown = await loader(args);
      // Responses, and data with a status, are left to the router.
      if (!isPlainObject(data)) return data;
      return sendsNone || isContent(args.context) ? unsentData(data) : data;
    };
    return [id, { ...route, module: { ...route.module, loader: unsent } }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/** What a route and its parents declare about their page. */
export function handlesOf({ routes }: ServerBuild, id: string): { handle?: unknown }[] {
  const handles: { handle?: unknown }[] = [];
  for (let at = routes[id]; at; at = routes[at.parentId ?? '']) handles.push({ handle: at.module.handle });
  return handles;
}

const isPlainObject = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
