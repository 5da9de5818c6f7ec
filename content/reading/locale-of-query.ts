import type { Locale } from '@spindle/platform/locales.ts';

/** The languages that a shop serves. */
export interface Served {
  locales: readonly Locale[];
  defaultLocale: Locale;
}

/**
 * The language of a read: `locale`, else `lang`, which calls send beside it (spec §7), else the default one.
 * @returns undefined where the shop does not serve the language asked for
 */
export function localeOfQuery(
  query: { locale?: string | undefined; lang?: string | undefined },
  { locales, defaultLocale }: Served,
): Locale | undefined {
  const asked = query.locale || query.lang || defaultLocale;
  return locales.find((served) => served === asked);
}
