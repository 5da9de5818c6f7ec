import { expect, it } from 'vitest';
import { boxArtOf } from './box-art.ts';

it.each([
  ['dvd_ripper', 'strips'],
  ['blu_ray_copy', 'pair'],
  ['blu_ray_creator', 'menu'],
  ['spindle_x', 'cross'],
  ['spindle_ultimate', 'spindle'],
  ['ai_suite', 'grains'],
  ['suite_12', 'grains'],
  ['complete_bundle', 'seven'],
  ['complete_bundle_7', 'seven'],
  ['complete_bundle_12', 'six'],
  ['spindle_player', 'phone'],
  ['something_new', 'rings'],
  ['constructor', 'rings'],
])('draws %s as %s', (slug, art) => {
  expect(boxArtOf(slug)).toBe(art);
});
