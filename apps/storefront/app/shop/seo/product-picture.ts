import type { ProductRef } from '@spindle/content/types/products/schema.ts';
import { type SharedPicture, sharedMedia, sharePicture } from '../../../page/share-picture.ts';

/** What stands for a product where its page is shared or found: its picture, or else a disc of its line. */
export function productPicture(editions: readonly ProductRef[]): SharedPicture {
  const media = editions.find((edition) => edition.media)?.media;
  return media ? sharedMedia(media) : { path: sharePicture(editions[0]?.productLine), alt: '' };
}
