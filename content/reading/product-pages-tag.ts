// Separate from the other tags, so that a browser's bundle does not reach the register of all types through this file.

/** The tag of everything that depends on where products have their pages. */
export const PRODUCT_PAGES_TAG = 'product-pages';

/** The tag of everything that links to a product's pages; announced when one of them moves, appears or is withdrawn. */
export function productPagesTag(pid: string): string {
  return `${PRODUCT_PAGES_TAG}:${pid}`;
}
