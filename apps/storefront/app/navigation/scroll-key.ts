import type { Location } from 'react-router';
import { keepsScroll } from '../../page/route-handle.ts';

/** The first entry of each path of this document that keeps its position. */
const stays = new Map<string, string>();

/**
 * Under which name a position is kept. Every entry of the history has its own, so that a navigation begins at the
 * top; a route that says otherwise (`handle.keepsScroll`) has one for all its entries.
 */
export function scrollKey({ pathname, key }: Location, matches: Parameters<typeof keepsScroll>[0]): string {
  // A server has many visitors; what it draws is always a first entry.
  if (import.meta.env.SSR || !keepsScroll(matches)) return key;
  const first = stays.get(pathname) ?? key;
  stays.set(pathname, first);
  return first;
}
