import { LANGUAGES, type Locale } from '@spindle/platform/locales.ts';

/** Countries by name, as servers and browsers know them: so the page's data need not hold 249 names again. */
export function countryNames(locale: Locale): (code: string) => string {
  const names = new Intl.DisplayNames(LANGUAGES[locale].tag, { type: 'region' });
  return (code) => names.of(code) ?? code;
}
