/**
 * The files whose unused parts are left out of the browser's bundle: components and data, which do nothing by being
 * loaded. All other files, above all custom elements, are there for the effect of loading them.
 * @param root of the repository, as a folder above it may have the same name as one of ours
 */
export function withoutEffects(root: string): { test: RegExp; sideEffects: false }[] {
  const here = root.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const below = (path: string) => new RegExp(`^${here}/${path}`);
  return [
    { test: below('(?:domain|i18n|content|platform)/[^?]*\\.ts$'), sideEffects: false },
    { test: below('apps/storefront/app/(?:blocks|shop|ui)/[^?]*\\.tsx?$'), sideEffects: false },
  ];
}
