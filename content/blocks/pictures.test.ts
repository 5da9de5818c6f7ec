import { expect, it } from 'vitest';
import { blockKinds } from './registry.ts';

const pictures = blockKinds.map(({ block, picture }) => [block.slug, picture] as const);

it.each(pictures)('shows editors a picture of its own for %s', (_, picture) => {
  expect(picture).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 480 320">[\s\S]*<\/svg>$/,
  );
  expect(pictures.filter(([, other]) => other === picture)).toHaveLength(1);
});
