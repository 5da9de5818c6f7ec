import { expect, test } from 'vitest';
import { parseStorable } from './parse-storable.ts';

test.each([
  ['half of a pair, escaped', '"a\\ud83d"', 'a\ufffd'],
  ['half of a pair as it is', '"a\ud83d"', 'a\ufffd'],
  ['two halves in the wrong order', '"\\udcbf\\ud83d"', '\ufffd\ufffd'],
  ['NUL', '"a\\u0000b"', 'a\ufffdb'],
  ['a pair, escaped', '"\\ud83d\\udcbf"', '💿'],
  ['a pair as it is', '"💿"', '💿'],
  ['the text of an escape', '"\\\\ud800"', '\\ud800'],
])('%s', (_, source, value) => {
  expect(parseStorable(source)).toBe(value);
});

test('is done at every depth', () => {
  expect(parseStorable('{"a":[{"b":"\\ud800"}]}')).toEqual({ a: [{ b: '\ufffd' }] });
});

test.each(['', '{', `${'['.repeat(60_000)}"\\u0000`, `${'['.repeat(30_000)}"\\u0000"${']'.repeat(30_000)}`])(
  'what is no JSON, or too deep to look through, is undefined',
  (source) => {
    expect(parseStorable(source)).toBeUndefined();
  },
);
