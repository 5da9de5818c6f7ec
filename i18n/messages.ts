import type { Locale } from '@spindle/platform/locales.ts';
import * as registered from './areas.ts';
import { compileForPages, compileWords } from './compile-words.ts';
import { translate, type Words } from './translate.ts';

type Areas = typeof registered;
const areas: { readonly [Area in keyof Areas]: Areas[Area] } = { ...registered };

export type AreaName = keyof Areas;

/** The words of one area; English is the reference. */
export type Messages = { readonly [Area in AreaName]: Areas[Area]['en'] };

type Translator = <Area extends AreaName>(locale: Locale, area: Area) => Words<Messages[Area]>;

/** A translator for one area, where all languages are available: `translator('de', 'errors')('not_found')`. */
export const translator = translatorOf(compileWords);

/** The same for pages of the storefront. */
export const pageTranslator = translatorOf(compileForPages);

function translatorOf(compile: typeof compileWords): Translator {
  const made = new Map<string, unknown>();
  return <Area extends AreaName>(locale: Locale, area: Area) => {
    const key = `${area}/${locale}`;
    const known = made.get(key) as Words<Messages[Area]> | undefined;
    if (known) return known;
    const words = translate<Messages[Area]>(locale, compile(areas[area][locale]));
    made.set(key, words);
    return words;
  };
}
