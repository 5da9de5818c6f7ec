/** Where the picture is that stands for a page where it is shared: a disc in a product line's colour. */
export function sharePicture(line = 'suite'): string {
  return `/images/share/${line}.png`;
}

/** The same for an article, drawn from its figures. */
export function articlePicture(slug: string): string {
  return `/images/share/article/${slug}.png`;
}
