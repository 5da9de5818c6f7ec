import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';

/** An area's words in one language, by key (`nav.open`), parsed: what reads them needs no ICU parser. */
export type CompiledWords = Readonly<Record<string, CompiledMessage>>;

interface WordTree {
  readonly [key: string]: string | WordTree;
}

/** Parses every message. The server does it at an area's first use, the browser's bundle holds the outcome. */
export function compileWords(words: WordTree): CompiledWords {
  return Object.fromEntries(entries(words, ''));
}

function entries(words: WordTree, path: string): [string, CompiledMessage][] {
  return Object.entries(words).flatMap(([key, word]) =>
    typeof word === 'string' ? [[path + key, compile(word)]] : entries(word, `${path}${key}.`),
  );
}
