import { expect, test } from 'vitest';
import { hasLength } from './text-length.ts';

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
