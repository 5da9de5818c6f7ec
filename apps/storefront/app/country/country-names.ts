import { LANGUAGES, type Locale } from '@spindle/platform/locales.ts';

/** Countries by name. Servers and browsers both know them, so the page's data need not repeat 249 names. */
export function countryNames(locale: Locale): (code: string) => string {
  const names = new Intl.DisplayNames(LANGUAGES[locale].tag, { type: 'region' });
  return (code) => names.of(code) ?? code;
}
