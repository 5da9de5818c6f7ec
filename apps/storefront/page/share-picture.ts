/** What stands for a page where it is shared. */
export interface SharedPicture {
  /** A path of the shop. */
  path: string;
  /** What it shows; empty where it is a drawing that says nothing of its own. */
  alt: string;
}

/** Pixels of every picture for sharing. */
export const SHARED_WIDTH = 1200;
export const SHARED_HEIGHT = 630;
/** Of the way a picture of the media library is cut. Raise it with every change: what was cut before is kept for a year. */
export const SHARED_RECIPE = 2;

/** Where the picture is that stands for a page where it is shared: a disc in a product line's colour. */
export function sharePicture(line = 'suite'): string {
  return `/images/share/${line}.png`;
}

/** The same for an article, drawn from its figures. */
export function articlePicture(slug: string): string {
  return `/images/share/article/${slug}.png`;
}

/** The same for a picture of the media library, cut around the point that matters in it, which is in its address. */
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
