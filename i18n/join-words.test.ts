import { expect, test } from 'vitest';
import { saidOf, sentences, sideBySide } from './join-words.ts';

test.each([
  ['en', 'A, B', 'One. Two.', 'Number: missing'],
  ['de', 'A, B', 'One. Two.', 'Number: missing'],
  ['fr', 'A, B', 'One. Two.', 'Number\u00a0: missing'],
  ['ja', 'A、B', 'One.Two.', 'Number：missing'],
  ['zh', 'A、B', 'One.Two.', 'Number：missing'],
] as const)('words are joined as in %s', (locale, names, text, said) => {
  expect(sideBySide(locale, ['A', 'B'])).toBe(names);
  expect(sentences(locale, ['One.', 'Two.'])).toBe(text);
  expect(saidOf(locale, 'Number', 'missing')).toBe(said);
});
