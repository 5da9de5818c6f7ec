import type { ProductLinks, Selling } from './selling.ts';

/**
 * Links to the pages of products with the codes of the page that they stand on, so that prices there are those that it
 * shows: its coupon where that is good for the product, and a discount, of which the checkout decides.
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
