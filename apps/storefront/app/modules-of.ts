import type { EntryContext } from 'react-router';

/** Every module that the browser needs to hydrate a page, except its words. */
export function modulesOf({
  manifest,
  staticHandlerContext,
}: Pick<EntryContext, 'manifest' | 'staticHandlerContext'>): string[] {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => {
    const { module, imports = [] } = manifest.routes[route.id] ?? {};
    return module ? [module, ...imports] : [];
  });
  return [...new Set([manifest.url, manifest.entry.module, ...manifest.entry.imports, ...routes])];
}
