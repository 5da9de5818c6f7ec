import { LANGUAGES, type Locale } from '@spindle/platform/locales.ts';

/** A country by name. @param code ISO 3166; one that is none is its own name. */
export function countryName(locale: Locale, code: string): string {
  const names = new Intl.DisplayNames(LANGUAGES[locale].tag, { type: 'region', fallback: 'code' });
  try {
    return names.of(code) ?? code;
  } catch {
    // A CDN writes what it likes, such as `T1` for Tor.
    return code;
  }
}
