import { expect, test } from 'vitest';
import { editing } from './words.ts';

test.each([
  ['en', /^Will be /],
  ['de', /^Wird am /],
  ['fr', /^Sera /],
  ['ja', /予定/],
  ['zh', /^將於 /],
] as const)('what is scheduled is said in %s as what is to come, and not as done', (locale, toCome) => {
  const { publish, publishIn, unpublish } = editing[locale].scheduled;
  for (const words of [publish, publishIn, unpublish]) expect(words).toMatch(toCome);
});
