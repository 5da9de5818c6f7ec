import type { MenuIcon } from '@spindle/content/fields/menu-icon.ts';
import type { Navigation } from '@spindle/content/types/main-nav-pcs/schema.ts';
import type { SitePaths } from '../../page/links.ts';
import type { DiscLine } from '../ui/Disc.tsx';
import { cmsHref } from './cms-link.ts';

export interface NavigationEntry {
  label: string;
  href: string;
  /** A line under the label. */
  text?: string | undefined;
  line?: DiscLine | undefined;
  icon?: MenuIcon | undefined;
  /** In place of its line's disc. */
  picture?: NonNullable<Navigation['media']> | undefined;
  tag?: string | undefined;
}

/** One of the navigation's four sections. Without entries it is a plain link; with neither entries nor link it is not shown. */
export interface NavigationSection {
  id: 'product' | 'store' | 'tips' | 'support';
  label: string;
  href: string | undefined;
  entries: NavigationEntry[];
}

/** A product's tag is shown when its slug is `new` or contains `off` (spec §3). */
export function shownTag(tags: readonly { slug: string; name: string }[]): string | undefined {
  return tags.find(({ slug }) => slug === 'new' || slug.includes('off'))?.name;
}

/** The navigation's sections, with addresses in the page's language; links that lead nowhere are left out. */
export function navigationSections(navigation: Navigation, site: SitePaths): NavigationSection[] {
  const at = (link: string | undefined) => cmsHref(link, site);
  const { product } = navigation;
  const products: NavigationSection = {
    id: 'product',
    label: product.label,
    href: at(product.url),
    entries: product.subList.flatMap((entry) => {
      const href = at(`${entry.link}${entry.anchor ? `#${entry.anchor}` : ''}`);
      if (!href) return [];
      const { shortName, productLine, icon, tags } = entry.product;
      const shown = { label: shortName, href, text: entry.text, tag: shownTag(tags) };
      return [{ ...shown, line: productLine, picture: icon }];
    }),
  };
  const others = (['store', 'tips', 'support'] as const).map((id): NavigationSection => {
    const section = navigation[id];
    return {
      id,
      label: section.label,
      href: at(section.url),
      entries: section.items.flatMap(({ title, link, icon }) => {
        const href = at(link);
        return href ? [{ label: title, href, icon }] : [];
      }),
    };
  });
  return [products, ...others].filter(({ href, entries }) => href || entries.length > 0);
}

/** Whether visitors of both systems see the same navigation, so that a page need not be stored for each. */
export function sameNavigation(
  win: Navigation | undefined,
  mac: Navigation | undefined,
  site: SitePaths,
): boolean {
  const shown = (navigation: Navigation | undefined) =>
    navigation &&
    JSON.stringify([
      navigation.logoTitle,
      navigation.media,
      navigation.login,
      navigationSections(navigation, site),
    ]);
  return shown(win) === shown(mac);
}
