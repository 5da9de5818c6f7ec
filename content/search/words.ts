import type { Locale } from '@spindle/platform/locales.ts';
import { cutText } from '@spindle/platform/text-length.ts';

/** A piece of text that is looked for as one: a word, or a run of Chinese or Japanese, which has no spaces. */
export type Piece = { kind: 'word'; word: string; whole?: string } | { kind: 'run'; run: string };

const PIECES =
  /(?<run>[[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]&&\p{L}]+)|(?<word>[[\p{L}\p{M}\p{N}]--[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]]+(?:-[[\p{L}\p{M}\p{N}]--[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]]+)*)/gv;

/** Longer words are cut: nobody types them, and an index entry has a limit. */
const LONGEST_WORD = 40;

const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** The same word however it is written: width, case and accents make no difference (Für, FÜR and fur). */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}

/** The pieces of a text in their order, folded. Hyphenated words are their parts; the first part has the whole. */
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
      // A letter alone is an article or what an apostrophe leaves; a digit is a version.
      if (part.length < 2 && !/\p{N}/u.test(part) && !whole) return;
      pieces.push({ kind: 'word', word: cut(part), ...(whole && index === 0 && { whole }) });
    });
  }
  return pieces;
}

/** What a text is found by. Of runs these are the words in them and each two neighbours. */
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

/** The words of two characters and more in a run. */
export function runWords(run: string, locale: Locale): string[] {
  return [...segmenter(locale).segment(run)]
    .filter(({ isWordLike, segment }) => isWordLike && [...segment].length > 1)
    .map(({ segment }) => cut(segment));
}

/** Each two neighbours; a character that stands alone is itself. */
export function bigrams(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** As Germans write umlauts without a German keyboard. */
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
