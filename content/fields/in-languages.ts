import { type FieldText, fieldWords } from '@spindle/i18n/field-words/words.ts';
import type { Said } from './said.ts';

const { de, fr, ja, zh } = fieldWords;
const made = new Map<string, Said>();

/**
 * What a field, choice or list is called in all languages. The same text is always the same object: thousands of fields share
 * a few hundred texts, and the page that the back office sends holds each object once.
 * @returns the text itself where it has no other words, such as `DVD`
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
