import type { Locale } from '@spindle/platform/locales.ts';
import type { DocumentText } from './text-of-document.ts';
import { wordsOf } from './words.ts';

/** Goes up when texts are split in another way: rows of before are written anew at the next start. */
export const SEARCH_VERSION = 1;

/** A row of `cms.search_documents`, without the document's own names. */
export interface SearchRow {
  title: string;
  summary: string;
  titleWords: string;
  leadWords: string;
  words: string;
  /** Each once. */
  vocabulary: string[];
}

/** The longest texts are of about 3,000 words; an entry of the index has room for a few times that. */
const MOST_WORDS = 20_000;

/** How often a word counts at most, and so how much a text gains by repeating it. */
const MOST_TIMES = 4;

type Weight = 'A' | 'B' | 'C' | 'D';

/** What a document is found by in a language. */
export function searchRow(type: string, locale: Locale, text: DocumentText): SearchRow {
  const title = wordsOf(text.title, locale);
  const summary = wordsOf(text.summary, locale);
  const headings = wordsOf(text.headings.join('\n'), locale);
  const body = wordsOf(text.text.join('\n'), locale).slice(0, MOST_WORDS);
  const vector = (...parts: [Weight, string[]][]) => vectorOf(type, locale, parts);
  return {
    title: text.title,
    summary: text.summary,
    titleWords: vector(['A', title]),
    leadWords: vector(['A', title], ['B', summary]),
    words: vector(['A', title], ['B', summary], ['C', headings], ['D', body]),
    vocabulary: [...new Set([...title, ...summary, ...headings, ...body])].sort(),
  };
}

/** An entry of the index for a word; words are letters and digits alone, so that no quoting is needed. */
export function lexeme(locale: Locale, word: string): string {
  return `${locale}/${word}`;
}

/** An entry that all documents of a type have in a language. */
export function typeLexeme(locale: Locale, type: string): string {
  return `${locale}//${type}`;
}

/** As PostgreSQL reads a `tsvector`: `'en/ripper':1A,5D`. */
function vectorOf(type: string, locale: Locale, parts: readonly [Weight, string[]][]): string {
  const places = new Map<string, string[]>();
  let place = 0;
  for (const [weight, words] of parts) {
    for (const word of words) {
      place += 1;
      const known = places.get(word) ?? [];
      // Places past this number are all one place to PostgreSQL.
      if (known.length < MOST_TIMES) places.set(word, [...known, `${Math.min(place, 16_383)}${weight}`]);
    }
  }
  const entries = [...places].map(([word, at]) => `'${lexeme(locale, word)}':${at.join(',')}`);
  return [`'${typeLexeme(locale, type)}'`, ...entries].join(' ');
}
