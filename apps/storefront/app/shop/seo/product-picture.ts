import type { ProductRef } from '@spindle/content/types/products/schema.ts';
import { type SharedPicture, sharedMedia, sharePicture } from '../../../page/share-picture.ts';
import { pictureOf } from '../picture-of.ts';

/** The picture for a product: its own, or else a disc of its line. */
export function productPictures(editions: readonly ProductRef[]): {
  /** For sharing its page. */
  shared: SharedPicture;
  /** The path of the uncut picture, for search engines. */
  whole: string;
} {
  const media = pictureOf(editions);
  const shared = media ? sharedMedia(media) : { path: sharePicture(editions[0]?.productLine), alt: '' };
  return { shared, whole: media?.url ?? shared.path };
}
