import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';
import { z } from 'zod';

interface Names {
  name: string;
  shortName: string;
}

/** The names of a product in each language that has one, without English. */
export type WrittenNames = Partial<Record<Locale, Names>>;

const texts = z.partialRecord(z.enum(ALL_LOCALES), z.string().nullish()).catch({});

/**
 * @param english used for a name that a language lacks
 * @param written both names by language, from a document that was read in all languages
 */
export function writtenNames(english: Names, written: { name?: unknown; shortName?: unknown }): WrittenNames {
  const [names, shortNames] = [texts.parse(written.name), texts.parse(written.shortName)];
  const named = ALL_LOCALES.filter((locale) => locale !== 'en' && (names[locale] || shortNames[locale]));
  return Object.fromEntries(
    named.map((locale) => [
      locale,
      { name: names[locale] || english.name, shortName: shortNames[locale] || english.shortName },
    ]),
  );
}
