import { COUNTRIES } from '@spindle/platform/countries.ts';
import { LANGUAGES, type Locale } from '@spindle/platform/locales.ts';
import { countryNames } from './country-names.ts';

/** Where one may buy from: codes in the order of their names, with a space between them. */
export function countriesIn(locale: Locale, blocked: readonly string[]): string {
  const nameOf = countryNames(locale);
  const { compare } = new Intl.Collator(LANGUAGES[locale].tag);
  return COUNTRIES.filter((code) => !blocked.includes(code))
    .toSorted((one, other) => compare(nameOf(one), nameOf(other)))
    .join(' ');
}

/** The country that is chosen beforehand: what the network says, else where most who read the language live. */
export function likelyCountry(locale: Locale, network: string | undefined): string {
  return network ?? new Intl.Locale(LANGUAGES[locale].tag).maximize().region ?? 'US';
}
