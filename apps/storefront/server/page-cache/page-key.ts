import type { ClientOs } from '../client-os.ts';

export interface NamedPage {
  /** Path (with its language prefix), class of client, coupon and discount. */
  key: string;
  /** False for a key that anybody can make up, such as one with a coupon. */
  common: boolean;
  /** Path and query to render: with nothing in it that the key does not name. */
  target: string;
}

/**
 * Names one variant of a page. Query parameters that do not change what is rendered are left out.
 * @param target path and query as they stand in the request line
 * @returns undefined when the query carries a coupon or discount that no shop hands out
 */
export function pageKey(target: string, os: ClientOs): NamedPage | undefined {
  const question = target.indexOf('?');
  const path = question === -1 ? target : target.slice(0, question);
  const plain = { key: `${os} ${path}`, common: COMMON_PATH.test(path), target: path };
  if (question === -1) return plain;
  const query = new URLSearchParams(target.slice(question + 1));
  const kept = new URLSearchParams();
  for (const name of RENDERED) {
    const value = query.get(name);
    if (!value) continue;
    if (!CODE.test(value)) return undefined;
    kept.set(name, value);
  }
  if (kept.size === 0) return plain;
  return { key: `${os} ${path}?${kept}`, common: false, target: `${path}?${kept}` };
}

const RENDERED = ['coupon', 'discount'] as const;
/** Anything else is a spelling of a path that the shop itself never links to. */
const COMMON_PATH = /^[a-z0-9/_.-]*$/;
const CODE = /^[A-Za-z0-9_.-]{1,32}$/;
