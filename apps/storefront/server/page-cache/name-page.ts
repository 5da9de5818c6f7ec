import { normaliseCouponCode } from '@spindle/domain/pricing/coupon.ts';
import type { RouteTable } from '../route-table.ts';
import { CODES } from './asked-codes.ts';

export interface NamedPage {
  /** Path and the part of the query that the page varies by. */
  key: string;
  /** False for a key that anybody can make up, such as an unusual spelling of a path. */
  common: boolean;
  /** Path and query to render; it contains nothing that the key does not. */
  target: string;
}

export interface PageNaming {
  routes: Pick<RouteTable, 'find'>;
  /** The codes that pages can be shown with; undefined until they have been read. */
  codes(): ReadonlySet<string> | undefined;
}

/**
 * Makes the cache key of a page. Of the query it keeps the parameters that the page's route declares, and only those
 * coupon codes that exist: with any other code the page is the same as without one.
 * @param target path and query of the request line, behind the page's origin where that is not the first; known to be sound
 * @returns undefined when the key depends on the codes and they have to be read first
 */
export function namePage(target: string, { routes, codes }: PageNaming): NamedPage | undefined {
  const question = target.indexOf('?');
  const path = question === -1 ? target : target.slice(0, question);
  const common = COMMON_PATH.test(path.startsWith('/') ? path : path.slice('https://'.length));
  if (question === -1) return { key: path, common, target: path };
  const asked = new URLSearchParams(target.slice(question + 1));
  const kept = new URLSearchParams();
  for (const name of routes.find(decodeURI(path)).query) {
    const value = asked.get(name);
    if (!value) continue;
    if (!CODES.has(name)) {
      if (value.length <= LONGEST_VALUE) kept.set(name, value);
      continue;
    }
    const known = codes();
    if (!known) return undefined;
    const code = normaliseCouponCode(value);
    if (known.has(code)) kept.set(name, code);
  }
  if (kept.size === 0) return { key: path, common, target: path };
  return { key: `${path}?${kept}`, common: false, target: `${path}?${kept}` };
}

/** Any other spelling of a path is one that the shop itself never links to. */
const COMMON_PATH = /^[a-z0-9/_.-]*$/;
const LONGEST_VALUE = 100;
