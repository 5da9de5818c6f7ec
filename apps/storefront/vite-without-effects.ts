/**
 * The files of which what no hydrated page uses is left out: drawing and knowing do nothing by being loaded. All others,
 * custom elements above all, are there because they are loaded.
 * @param root of the repository, whatever the folders around it are called: one of them may be named as one of ours is
 */
export function withoutEffects(root: string): { test: RegExp; sideEffects: false }[] {
  const here = root.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const below = (path: string) => new RegExp(`^${here}/${path}`);
  return [
    { test: below('(?:domain|i18n|content|platform)/[^?]*\\.ts$'), sideEffects: false },
    { test: below('apps/storefront/app/(?:blocks|shop|ui)/[^?]*\\.tsx?$'), sideEffects: false },
  ];
}
