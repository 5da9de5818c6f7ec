import { COUNTRIES } from '@spindle/platform/countries.ts';
import { LANGUAGES, type Locale } from '@spindle/platform/locales.ts';
import { countryNames } from './country-names.ts';

/** Countries from which one may buy: codes in the order of their names, separated by spaces. */
export function countriesIn(locale: Locale, blocked: readonly string[]): string {
  const nameOf = countryNames(locale);
  const { compare } = new Intl.Collator(LANGUAGES[locale].tag);
  return COUNTRIES.filter((code) => !blocked.includes(code))
    .toSorted((one, other) => compare(nameOf(one), nameOf(other)))
    .join(' ');
}

/** The preselected country: the one that the network tells, or else the one where most readers of the language live. */
export function likelyCountry(locale: Locale, network: string | undefined): string {
  return network ?? new Intl.Locale(LANGUAGES[locale].tag).maximize().region ?? 'US';
}
