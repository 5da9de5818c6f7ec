import type { ServerBuild } from 'react-router';
import { isHydrated } from '../page/route-handle.ts';

/**
 * The same screens, but what loaders of content pages return is drawn and nothing else: React Router would
 * write it down a second time for the browser, as the largest part of its work, and such pages send no data.
 */
export function leaveDataUnsent(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader;
    if (!route || !loader || isHydrated(handlesOf(build, id))) return [id, route] as const;
    const unsent: typeof loader = async (args) => hidden(await loader(args));
    return [id, { ...route, module: { ...route.module, loader: unsent } }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function handlesOf({ routes }: ServerBuild, id: string): { handle?: unknown }[] {
  const handles: { handle?: unknown }[] = [];
  for (let at = routes[id]; at; at = routes[at.parentId ?? '']) handles.push({ handle: at.module.handle });
  return handles;
}

/** A plain object whose properties can be read but are not listed: whoever copies or encodes it finds none. */
function hidden(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (Object.getPrototypeOf(data) !== Object.prototype) return data;
  const properties = Object.getOwnPropertyDescriptors(data);
  for (const property of Object.values(properties)) property.enumerable = false;
  return Object.create(Object.prototype, properties);
}
