import type { Locale } from '@spindle/platform/locales.ts';
import type { DocumentText } from './text-of-document.ts';
import { wordsOf } from './words.ts';

/** Raised when the rules for splitting texts change: older rows are then written again at the next start. */
export const SEARCH_VERSION = 1;

/** A row of `cms.search_documents`, without the columns that identify the document. */
export interface SearchRow {
  title: string;
  summary: string;
  titleWords: string;
  leadWords: string;
  words: string;
  /** Every word once. */
  vocabulary: string[];
}

/** The longest texts have about 3,000 words; of anything longer, only the beginning is found. */
const MOST_WORDS = { title: 200, summary: 2_000, headings: 5_000, body: 20_000 };

/** PostgreSQL allows less than a megabyte for a `tsvector`; the first words of a text are kept. */
const MOST_BYTES = 900_000;

/** How often a word counts at most; this also limits what a text gains by repeating it. */
const MOST_TIMES = 4;

/** The space for the positions of a word: their number, and two bytes for each. */
const BYTES_OF_PLACES = 4 + 2 * MOST_TIMES;

type Weight = 'A' | 'B' | 'C' | 'D';

/** The words by which a document is found in a language. */
export function searchRow(type: string, locale: Locale, text: DocumentText): SearchRow {
  const title = wordsOf(text.title, locale).slice(0, MOST_WORDS.title);
  const summary = wordsOf(text.summary, locale).slice(0, MOST_WORDS.summary);
  const headings = wordsOf(text.headings.join('\n'), locale).slice(0, MOST_WORDS.headings);
  const body = wordsOf(text.text.join('\n'), locale).slice(0, MOST_WORDS.body);
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

/** The form of a word in the index; words consist of letters and digits only, so they need no quotes. */
export function lexeme(locale: Locale, word: string): string {
  return `${locale}/${word}`;
}

/** An index entry that all documents of a type have in a language. */
export function typeLexeme(locale: Locale, type: string): string {
  return `${locale}//${type}`;
}

/** A `tsvector` as PostgreSQL reads it: `'en/ripper':1A,5D`. */
function vectorOf(type: string, locale: Locale, parts: readonly [Weight, string[]][]): string {
  const places = new Map<string, string[]>();
  let place = 0;
  let bytes = 0;
  for (const [weight, words] of parts) {
    for (const word of words) {
      place += 1;
      const known = places.get(word) ?? [];
      if (known.length === 0) bytes += Buffer.byteLength(lexeme(locale, word)) + BYTES_OF_PLACES;
      if (known.length === 0 && bytes > MOST_BYTES) continue;
      // PostgreSQL knows no higher position.
      if (known.length < MOST_TIMES) places.set(word, [...known, `${Math.min(place, 16_383)}${weight}`]);
    }
  }
  const entries = [...places].map(([word, at]) => `'${lexeme(locale, word)}':${at.join(',')}`);
  return [`'${typeLexeme(locale, type)}'`, ...entries].join(' ');
}
