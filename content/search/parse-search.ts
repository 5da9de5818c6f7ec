import type { Locale } from '@spindle/platform/locales.ts';
import { cutText } from '@spindle/platform/text-length.ts';
import { isCommon } from './common-words.ts';
import { lexeme } from './search-row.ts';
import { otherWordsFor } from './synonyms.ts';
import { bigrams, type Piece, piecesOf, runWords } from './words.ts';

/** Shorter searches find too much (spec §5). */
export const SHORTEST_SEARCH = 2;

/** Anything typed beyond this is ignored. */
export const LONGEST_SEARCH = 200;

/** The most words that are looked up: each costs a look-up in the index. */
const MOST_PIECES = 12;

/** The typed text as it is shown again: one line, without invisible characters. */
export function cleanSearch(typed: string): string {
  // Cut twice: normalising a long text takes time, and may lengthen a short one.
  const line = cutText(typed, 4 * LONGEST_SEARCH)
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return cutText(line, LONGEST_SEARCH).trim();
}

/** Whether a cleaned text is long enough for a search. */
export function isSearchable(text: string): boolean {
  return [...text].length >= SHORTEST_SEARCH && piecesOf(text).length > 0;
}

/** A word of the search. */
export interface Term {
  /** Empty for a run of Chinese or Japanese, in which typing mistakes are not looked for. */
  word: string;
  /** `exact` is a `tsquery` for the word as it is; `begun` one for words that begin with it or mean the same. */
  exact: string;
  begun: string;
}

/** The words of a cleaned text for which to search. */
export function termsOf(text: string, locale: Locale): Term[] {
  const pieces = piecesOf(text).slice(0, MOST_PIECES);
  const telling = pieces.filter((piece) => piece.kind === 'run' || !isCommon(piece.word, locale));
  return (telling.length > 0 ? telling : pieces).map((piece) => {
    const term = termOf(piece, locale);
    const typed = piece.kind === 'word' ? piece.word : piece.run;
    const others = otherWordsFor(typed, piece.kind, locale).map((text) =>
      piecesOf(text).map((part) => termOf(part, locale).exact),
    );
    const same = others.map((parts) => `(${parts.join(' & ')})`);
    return same.length > 0 ? { ...term, begun: `(${[term.begun, ...same].join(' | ')})` } : term;
  });
}

function termOf(piece: Piece, locale: Locale): Term {
  return piece.kind === 'word' ? wordTerm(piece.word, locale) : runTerm(piece.run, locale);
}

function wordTerm(word: string, locale: Locale): Term {
  return { word, exact: quoted(word, locale), begun: `${quoted(word, locale)}:*` };
}

/** Matches the words of the run, which may stand apart in a text, or all its pairs of neighbouring characters. */
function runTerm(run: string, locale: Locale): Term {
  const all = (words: readonly string[]) => `(${words.map((word) => quoted(word, locale)).join(' & ')})`;
  const neighbours = bigrams(run);
  if ([...run].length === 1) return { ...wordTerm(run, locale), word: '' };
  const words = runWords(run, locale);
  const exact = words.length > 0 ? `(${all(words)} | ${all(neighbours)})` : all(neighbours);
  return { word: '', exact, begun: exact };
}

export function quoted(word: string, locale: Locale): string {
  return `'${lexeme(locale, word)}'`;
}
