import type { Locale } from '@spindle/platform/locales.ts';
import { cutText } from '@spindle/platform/text-length.ts';

/** A piece of text that is searched for as one unit: a word, or a run of Chinese or Japanese characters, which has no spaces. */
export type Piece = { kind: 'word'; word: string; whole?: string } | { kind: 'run'; run: string };

const PIECES =
  /(?<run>[[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]&&\p{L}]+)|(?<word>[[\p{L}\p{M}\p{N}]--[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]]+(?:-[[\p{L}\p{M}\p{N}]--[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]]+)*)/gv;

/** Longer words are cut: nobody types them in full, and an index entry has a limit. */
const LONGEST_WORD = 40;

const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** Gives a word one form however it is written: width, case and accents make no difference (Für, FÜR and fur). */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}

/** The folded pieces of a text, in order. A hyphenated word becomes its parts; the first part also carries the whole word. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const { groups } of fold(text).matchAll(PIECES)) {
    if (groups?.run) {
      pieces.push({ kind: 'run', run: groups.run });
      continue;
    }
    const parts = (groups?.word ?? '').split('-');
    const whole = parts.length > 1 ? cut(parts.join('')) : undefined;
    parts.forEach((part, index) => {
      // A single letter is an article, or what an apostrophe leaves; a single digit may be a version.
      if (part.length < 2 && !/\p{N}/u.test(part) && !whole) return;
      pieces.push({ kind: 'word', word: cut(part), ...(whole && index === 0 && { whole }) });
    });
  }
  return pieces;
}

/** The words by which a text is found. For a run, these are its words and all pairs of neighbouring characters. */
export function wordsOf(text: string, locale: Locale): string[] {
  const german = locale === 'de' ? piecesOf(spellOut(text)) : [];
  const other = new Set(german.flatMap((piece) => (piece.kind === 'word' ? [piece.word] : [])));
  const words = piecesOf(text).flatMap((piece) => {
    if (piece.kind === 'run') return [...new Set([...runWords(piece.run, locale), ...bigrams(piece.run)])];
    other.delete(piece.word);
    return piece.whole ? [piece.word, piece.whole] : [piece.word];
  });
  return [...words, ...other];
}

/** The words of at least two characters in a run. */
export function runWords(run: string, locale: Locale): string[] {
  return [...segmenter(locale).segment(run)]
    .filter(({ isWordLike, segment }) => isWordLike && [...segment].length > 1)
    .map(({ segment }) => cut(segment));
}

/** All pairs of neighbouring characters; a single character stands for itself. */
export function bigrams(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** Spells umlauts as Germans do without a German keyboard. */
function spellOut(text: string): string {
  return text.normalize('NFC').replace(/[äöüÄÖÜ]/g, (letter) => `${letter.normalize('NFD')[0]}e`);
}

function cut(word: string): string {
  return cutText(word, LONGEST_WORD);
}

const segmenters = new Map<string, Intl.Segmenter>();

function segmenter(locale: Locale): Intl.Segmenter {
  const known = segmenters.get(locale);
  if (known) return known;
  const made = new Intl.Segmenter(locale, { granularity: 'word' });
  segmenters.set(locale, made);
  return made;
}
