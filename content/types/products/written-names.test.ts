import { expect, test } from 'vitest';
import { writtenNames } from './written-names.ts';

const english = { name: 'Ripper for Windows', shortName: 'Ripper' };

test('names are those of every language that has one, with the English ones for what it lacks', () => {
  const written = {
    name: { en: english.name, de: 'Ripper für Windows', ja: 'リッパー', fr: '', zh: null },
    shortName: { en: english.shortName, de: 'Ripper' },
  };
  expect(writtenNames(english, written)).toEqual({
    de: { name: 'Ripper für Windows', shortName: 'Ripper' },
    ja: { name: 'リッパー', shortName: 'Ripper' },
  });
});

test('a document that is read in one language alone has no other names', () => {
  expect(writtenNames(english, english)).toEqual({});
});
