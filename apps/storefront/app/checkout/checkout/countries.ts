import { COUNTRIES } from '@spindle/platform/countries.ts';
import { LANGUAGES, type Locale } from '@spindle/platform/locales.ts';

/** Where one may buy from, by name as the language sorts them. */
export function countriesIn(locale: Locale, blocked: readonly string[]): [code: string, name: string][] {
  const { tag } = LANGUAGES[locale];
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  const { compare } = new Intl.Collator(tag);
  return COUNTRIES.filter((code) => !blocked.includes(code))
    .map((code): [string, string] => [code, names.of(code) ?? code])
    .toSorted(([, one], [, other]) => compare(one, other));
}

/** The country that is chosen beforehand: what the network says, else where most who read the language live. */
export function likelyCountry(locale: Locale, network: string | undefined): string {
  return network ?? new Intl.Locale(LANGUAGES[locale].tag).maximize().region ?? 'US';
}
