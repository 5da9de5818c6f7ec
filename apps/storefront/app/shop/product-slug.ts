/** The slug of the product that a path without language prefix is about: `/dvd-ripper/buy` → `dvd_ripper`. */
export function productSlug(path: string): string {
  return (path.split('/')[1] ?? '').replaceAll('-', '_');
}
