import type { Locale } from '@spindle/platform/locales.ts';

/** The shape of an area's English words, with any texts in it; `errors/de.ts` is `… satisfies Translated<typeof reference>`. */
export type Translated<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : Translated<Words[Key]>;
};

/** An area's words in all languages. A language without the area does not compile. */
export type InEveryLanguage<Words> = Readonly<Record<Locale, Translated<Words>>>;
