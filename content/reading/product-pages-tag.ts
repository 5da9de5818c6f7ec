// Apart from the other tags: a browser's bundle must not reach the register of all types through this.

/** Of what depends on where products have their pages. */
export const PRODUCT_PAGES_TAG = 'product-pages';

/** Of what links to the pages of a product: it changes when one of them moves, appears or is withdrawn. */
export function productPagesTag(pid: string): string {
  return `${PRODUCT_PAGES_TAG}:${pid}`;
}
