import { normaliseCouponCode } from '@spindle/domain/pricing/coupon.ts';
import type { RouteTable } from '../route-table.ts';

/** Query parameters that carry a coupon code. */
export const CODES: ReadonlySet<string> = new Set(['coupon', 'discount']);

/** The codes in a target whose page shows coupons, whether they exist or not; empty for nearly all targets. */
export function askedCodes(target: string, { find }: Pick<RouteTable, 'find'>): string[] {
  const question = target.indexOf('?');
  if (question === -1 || !MAY_NAME_CODE.test(target)) return [];
  const asked = new URLSearchParams(target.slice(question + 1));
  return find(decodeURI(target.slice(0, question)))
    .query.filter((name) => CODES.has(name))
    .map((name) => normaliseCouponCode(asked.get(name) ?? ''))
    .filter(Boolean);
}

/** Path and query of a request line without any codes; the page's other parameters stay. */
export function withoutCodes(url: string): string {
  const [path = '/'] = url.split('?', 1);
  const kept = new URLSearchParams(url.slice(path.length + 1));
  for (const name of CODES) kept.delete(name);
  return kept.size === 0 ? path : `${path}?${kept}`;
}

/** A parameter's name may be percent-encoded. */
const MAY_NAME_CODE = /coupon|discount|%/;
