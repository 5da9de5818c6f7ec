import type { EntryContext } from 'react-router';

/** Every module that the browser needs to hydrate a page, but for its words. */
export function modulesOf({
  manifest,
  staticHandlerContext,
}: Pick<EntryContext, 'manifest' | 'staticHandlerContext'>): string[] {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => {
    const { module, imports = [], clientActionModule } = manifest.routes[route.id] ?? {};
    // What a form does in the browser is built as a module of its own where it can be.
    return module ? [module, ...imports, ...(clientActionModule ? [clientActionModule] : [])] : [];
  });
  return [...new Set([manifest.url, manifest.entry.module, ...manifest.entry.imports, ...routes])];
}
