import { type FieldText, fieldWords } from '@spindle/i18n/field-words/words.ts';
import type { Said } from './said.ts';

const { de, fr, ja, zh } = fieldWords;
const made = new Map<string, Said>();

/**
 * The words for a field, choice or list in all languages. The same text always gives the same object: thousands of fields
 * share a few hundred texts, and the page that the back office sends holds each object only once.
 * @returns the text itself if it has no translations, such as `DVD`
 */
export function inLanguages(english: string): Said {
  const known = made.get(english);
  if (known !== undefined) return known;
  const key = english as FieldText;
  const said: Said = Object.hasOwn(de, english)
    ? { en: english, de: de[key], ja: ja[key], fr: fr[key], 'zh-TW': zh[key] }
    : english;
  made.set(english, said);
  return said;
}
