import type { Locale } from '@spindle/platform/locales.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Folded words that occur in every text. They are left out of a search, unless it has no others. */
const COMMON: Partial<Record<Locale, ReadonlySet<string>>> = {
  en: list(
    'an and are as at be by can do does for from has have how if in is it its my no not of on or so that the their then there they this to up was we what when where which who why will with you your',
  ),
  de: list(
    'aber als am an auch auf aus bei bin bis da das dass dem den der des die du ein eine einem einen einer eines er es fur hat habe ich ihr im in ist ja kann man mein meine mit nach nicht noch nur oder sich sie sind so und vom von warum was wenn wer wie wird wo zu zum zur uber',
  ),
  fr: list(
    'au aux avec ce ces cette comment dans de des du elle en est et il ils je la le les leur ma mais me mes mon ne nous ou par pas pour pourquoi quand que quel quelle qui sa sans se ses son sont sur ta te tu un une vos votre vous',
  ),
};

export function isCommon(word: string, locale: Locale): boolean {
  return COMMON[locale]?.has(word) ?? false;
}
