import type { BoxArtName } from '../ui/BoxArt.tsx';

const OF_ONE = new Map<string, BoxArtName>([
  ['spindle_x', 'cross'],
  ['spindle_ultimate', 'spindle'],
  ['complete_bundle', 'seven'],
  // Without the suite, which was added later.
  ['complete_bundle_12', 'six'],
  ['spindle_player', 'phone'],
]);

const OF_KIND: readonly (readonly [end: string, art: BoxArtName])[] = [
  ['_ripper', 'strips'],
  ['_copy', 'pair'],
  ['_creator', 'menu'],
  ['_suite', 'grains'],
];

/** The drawing on a product's box; a product that the shop did not begin with gets the disc of its line. */
export function boxArtOf(slug: string): BoxArtName {
  const name = slug.replace(/_\d+$/, '');
  return (
    OF_ONE.get(slug) ?? OF_ONE.get(name) ?? OF_KIND.find(([end]) => `_${name}`.endsWith(end))?.[1] ?? 'rings'
  );
}
