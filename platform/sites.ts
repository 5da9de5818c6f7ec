import type { Locale } from './locales.ts';

/** Where one language of the shop is served. */
export interface Site {
  locale: Locale;
  /** The shop's name: plain text, escaped wherever it is used. */
  shopName: string;
  /** Scheme, host and port. */
  origin: string;
  /** In front of every path: empty for the first language of an origin, `/de` and so on for the others. */
  prefix: string;
  /** Behind the path of every page but the first, such as `.html`; none by default. */
  suffix?: string | undefined;
}

/** The sites of all active languages, that of the default language first. This file is sent to browsers. */
export type Sites = readonly [Site, ...Site[]];

/**
 * @param main the origin of all languages without one of their own
 * @param own origins of languages that have one
 */
export function sitesOf(
  {
    locales,
    defaultLocale,
    shopName,
  }: { locales: readonly Locale[]; defaultLocale: Locale; shopName: string },
  main: string,
  own: Partial<Record<Locale, string>>,
  suffix = '',
): Sites {
  const taken = new Set<string>();
  const site = (locale: Locale): Site => {
    const origin = own[locale] ?? main;
    const isFirst = !taken.has(origin);
    taken.add(origin);
    return { locale, shopName, origin, prefix: isFirst ? '' : `/${locale}`, ...(suffix && { suffix }) };
  };
  return [site(defaultLocale), ...locales.filter((locale) => locale !== defaultLocale).map(site)];
}

/** The site of a language; that of the default language if it is not active. */
export function siteOf(sites: Sites, locale: Locale): Site {
  return sites.find((site) => site.locale === locale) ?? sites[0];
}

/**
 * The site of a path on an origin, and the path without the site's prefix and suffix. An origin on which no language is served
 * counts as that of the default language.
 */
export function siteAt(sites: Sites, origin: string, pathname: string): { site: Site; path: string } {
  const here = sites.filter((site) => site.origin === origin);
  const [first = sites[0], ...others] = here.length > 0 ? here : sites.filter(isBeside(sites[0]));
  const prefixed = others.find(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`));
  const site = prefixed ?? first;
  const path = pathname.slice(prefixed?.prefix.length ?? 0) || '/';
  const { suffix } = site;
  return { site, path: suffix && path.endsWith(suffix) ? path.slice(0, -suffix.length) : path };
}

/**
 * The path of a target without its language, as in the routes of screens.
 * @param target a path, or an origin with a path
 */
export function pathOf(sites: Sites, target: string): string {
  return pageAt(sites, target).path;
}

/** The site of a target (see `pathOf`), and its path there. */
export function pageAt(sites: Sites, target: string): { site: Site; path: string } {
  if (target.startsWith('/')) return siteAt(sites, sites[0].origin, target);
  const slash = target.indexOf('/', 'https://'.length);
  return siteAt(sites, target.slice(0, slash), target.slice(slash));
}

const isBeside = (main: Site) => (site: Site) => site.origin === main.origin;
