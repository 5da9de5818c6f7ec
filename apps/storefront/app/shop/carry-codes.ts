import type { ProductLinks, Selling } from './selling.ts';

/**
 * Links to the pages of products with the codes of the page that they are on, so that those pages show the same prices:
 * its coupon, if it is valid for the product, and a discount, which the checkout checks.
 */
export function carryCodes({
  links = {},
  coupon,
  discount,
}: Pick<Selling, 'links' | 'coupon' | 'discount'>): Record<string, ProductLinks> {
  const carried = ([pid, { product, buy }]: [string, ProductLinks]): [string, ProductLinks] => {
    const codes = new URLSearchParams({
      ...(coupon?.pids.includes(pid) && { coupon: coupon.code }),
      ...(discount && { discount }),
    });
    const at = (path: string) => (codes.size > 0 ? path.replace(/(?=#|$)/, `?${codes}`) : path);
    return [pid, { ...(product && { product: at(product) }), ...(buy && { buy: at(buy) }) }];
  };
  return Object.fromEntries(Object.entries(links).map(carried));
}
