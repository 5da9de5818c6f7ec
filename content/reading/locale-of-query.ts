import type { Locale } from '@spindle/platform/locales.ts';

/** The languages of the shop. */
export interface Served {
  locales: readonly Locale[];
  defaultLocale: Locale;
}

/**
 * The language of a read: `locale`, or else `lang`, which calls also send (spec §7), or else the default one.
 * @returns undefined if the shop does not serve that language
 */
export function localeOfQuery(
  query: { locale?: string | undefined; lang?: string | undefined },
  { locales, defaultLocale }: Served,
): Locale | undefined {
  const asked = query.locale || query.lang || defaultLocale;
  return locales.find((served) => served === asked);
}
