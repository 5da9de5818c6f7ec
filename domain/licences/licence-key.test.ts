import { CROCKFORD } from '@spindle/platform/crockford.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newLicenceKey, oneSpelling, possibleKeys, readLicenceKey } from './licence-key.ts';

const keys = fc
  .array(fc.constantFrom(...CROCKFORD), { minLength: 23, maxLength: 23 })
  .map((characters) => newLicenceKey(() => characters.join('')));

describe('a licence key', () => {
  test('is five groups of five', () => {
    expect(newLicenceKey()).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/);
  });

  test('is read as it was made, however it is typed', () => {
    fc.assert(
      fc.property(keys, (key) => {
        expect(readLicenceKey(key)).toBe(key);
        expect(readLicenceKey(key.toLowerCase().replaceAll('-', ' '))).toBe(key);
        expect(readLicenceKey(key.replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(key);
      }),
    );
  });

  test('with one wrong character is none', () => {
    fc.assert(
      fc.property(keys, fc.nat(24), fc.constantFrom(...CROCKFORD), (key, place, character) => {
        const plain = [...key.replaceAll('-', '')];
        fc.pre(plain[place] !== character);
        plain[place] = character;
        expect(readLicenceKey(plain.join(''))).toBeUndefined();
      }),
    );
  });

  test('with two neighbours swapped is none', () => {
    fc.assert(
      fc.property(keys, fc.nat(23), (key, place) => {
        const plain = [...key.replaceAll('-', '')];
        const [a = '', b = ''] = plain.slice(place, place + 2);
        fc.pre(a !== b);
        plain.splice(place, 2, b, a);
        expect(readLicenceKey(plain.join(''))).toBeUndefined();
      }),
    );
  });

  test.each(['', 'ABCDE', 'U'.repeat(25), '€'.repeat(25), '0'.repeat(26)])('%s is none', (typed) => {
    expect(readLicenceKey(typed)).toBeUndefined();
  });

  test('is not made twice', () => {
    expect(new Set(Array.from({ length: 5000 }, () => newLicenceKey())).size).toBe(5000);
  });
});

test.each([
  ['  ab-12/Cd= ', ['ab-12/Cd=']],
  ['folded-\r\nby a mail', ['folded-by a mail']],
  ['\u0000', ['']],
])('%j of another system is looked for as it is', (typed, keys) => {
  expect(possibleKeys(typed)).toEqual(keys);
});

test('a key of ours is looked for as typed first, then as read', () => {
  const key = newLicenceKey();
  expect(possibleKeys(key)).toEqual([key]);
  expect(possibleKeys(key.toLowerCase())).toEqual([key.toLowerCase(), key]);
});

test('all ways of typing a key are counted as one', () => {
  const key = newLicenceKey();
  const ours = [key, ` ${key.toLowerCase()}`, key.replaceAll('-', ''), `${key}\u0000`];
  const other = ['old-1234', ' old-1234', 'old-\t1234', 'old-1234\n'];
  expect(new Set([...ours, ...other].map(oneSpelling))).toEqual(new Set([key, 'old-1234']));
});
