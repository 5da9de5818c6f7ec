import { LANGUAGES, type Locale } from '@spindle/platform/locales.ts';

/** A country's name. @param code ISO 3166; an unknown code is returned as it is. */
export function countryName(locale: Locale, code: string): string {
  const names = new Intl.DisplayNames(LANGUAGES[locale].tag, { type: 'region', fallback: 'code' });
  try {
    return names.of(code) ?? code;
  } catch {
    // A CDN may send anything, such as `T1` for Tor.
    return code;
  }
}
