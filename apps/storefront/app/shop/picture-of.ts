import type { ProductRef } from '@spindle/content/types/products/schema.ts';

/** The picture that editors gave a product: that of the given edition, or else of any edition that has one. */
export function pictureOf(
  editions: readonly Pick<ProductRef, 'media'>[],
  shown: Pick<ProductRef, 'media'> | undefined = editions[0],
): ProductRef['media'] {
  return shown?.media ?? editions.find(({ media }) => media)?.media;
}
