import { expect, test } from 'vitest';
import { cutText, hasLength } from './text-length.ts';

test.each([
  ['', {}, true],
  ['', { least: 1 }, false],
  ['a', { least: 1 }, true],
  ['ab', { least: 2, most: 2 }, true],
  ['a', { least: 2, most: 2 }, false],
  ['abc', { least: 2, most: 2 }, false],
  ['🔑🔑', { least: 2, most: 2 }, true],
  ['🔑', { least: 2 }, false],
  ['🔑🔑🔑', { most: 2 }, false],
  ['a'.repeat(1_000_000), {}, true],
  ['a'.repeat(1_000_000), { most: 10 }, false],
] as const)('%# has the length', (text, range, fits) => {
  expect(hasLength(text, range)).toBe(fits);
});

test.each([
  ['', 2, ''],
  ['ab', 2, 'ab'],
  ['abc', 2, 'ab'],
  ['a🔑c', 2, 'a🔑'],
  ['🔑🔑🔑', 2, '🔑🔑'],
  ['ab🔑', 1, 'a'],
  ['a🔑', 1, 'a'],
  ['𠮷野家', 1, '𠮷'],
  ['🔑', 0, ''],
  [`${'a'.repeat(999)}🔑${'b'.repeat(1_000_000)}`, 1000, `${'a'.repeat(999)}🔑`],
])('%# is cut between characters', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});
