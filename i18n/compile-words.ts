import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

/** An area's words in one language, by key (`nav.open`) and parsed, so that using them needs no ICU parser. */
export type CompiledWords = Readonly<Record<string, CompiledMessage>>;

interface WordTree {
  readonly [key: string]: string | WordTree;
}

/** `E-Mail` in German, `e-mail` in French; a word joiner after the hyphen keeps both parts on one line. */
const MAIL = /\b(?:E-(?=Mail)|e-(?=mail))/g;

/** The words for pages. Mails and documents use them unchanged, since not every font and reader there knows the word joiner. */
export function compileForPages(words: WordTree): CompiledWords {
  return Object.fromEntries(entries(words, '', (word) => word.replaceAll(MAIL, '$&\u2060')));
}

/** Parses every message. The server does this when an area is first used; the browser's bundle contains the result. */
export function compileWords(words: WordTree): CompiledWords {
  return Object.fromEntries(entries(words, '', (word) => word));
}

function entries(words: WordTree, path: string, as: (word: string) => string): [string, CompiledMessage][] {
  return Object.entries(words).flatMap(([key, word]) =>
    typeof word === 'string' ? [[path + key, compile(as(word))]] : entries(word, `${path}${key}.`, as),
  );
}
