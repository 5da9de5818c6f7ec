import type { Navigation } from '@spindle/content/types/main-nav-pcs/schema.ts';
import type { Offer } from '@spindle/domain/catalogue/offer.ts';
import type { DiscLine } from '../../ui/Disc.tsx';

/** A program that can be tried. */
export interface Trial {
  pid: string;
  name: string;
  line: DiscLine;
  /** What it does, in a line. */
  text: string | undefined;
}

/** Those products of the navigation that can be downloaded; the navigation is for the visitor's system. */
export function trialsOf(
  navigation: Pick<Navigation, 'product'> | undefined,
  offers: readonly Pick<Offer, 'pid' | 'builds'>[],
): Trial[] {
  const ready = new Set(offers.filter(({ builds }) => builds.length > 0).map(({ pid }) => pid));
  const named = navigation?.product.subList ?? [];
  return named.flatMap(({ product: { pid, shortName, productLine }, text }) =>
    ready.has(pid) ? [{ pid, name: shortName, line: productLine, text }] : [],
  );
}
