/** The picture for a page that is shared. */
export interface SharedPicture {
  /** A path of the shop. */
  path: string;
  /** What the picture shows; empty for a drawing without content of its own. */
  alt: string;
}

/** Pixels of every picture for sharing. */
export const SHARED_WIDTH = 1200;
export const SHARED_HEIGHT = 630;
/** Version of how pictures are cut. Raise it with every change: earlier cuts are cached for a year. */
export const SHARED_RECIPE = 2;

/** Address of the picture for sharing a page: a disc in a product line's colour. */
export function sharePicture(line = 'suite'): string {
  return `/images/share/${line}.png`;
}

/** The same for an article: a picture drawn from its figures. */
export function articlePicture(slug: string): string {
  return `/images/share/article/${slug}.png`;
}

/** The same for a picture of the media library, cut around its focal point, which is part of the address. */
export function sharedMedia(media: {
  url: string;
  alt: string;
  focalX?: number | undefined;
  focalY?: number | undefined;
}): SharedPicture {
  const point = `${media.focalX ?? 50}-${media.focalY ?? 50}`;
  const file = media.url.slice(media.url.lastIndexOf('/') + 1);
  return { path: `/images/share/media/${SHARED_RECIPE}/${point}/${file}.png`, alt: media.alt };
}
