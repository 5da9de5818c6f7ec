import { sitesOf } from '@spindle/platform/sites.ts';
import { expect, test } from 'vitest';
import { readerSite } from './reader-site.ts';

const MAIN = 'https://shop.test';
const sites = sitesOf({ locales: ['en', 'de', 'ja', 'fr'], defaultLocale: 'en', shopName: 'Spindle' }, MAIN, {
  fr: 'https://fr.shop.test',
});
const asked = (url: string, language?: string, origin = MAIN) =>
  readerSite(sites, origin, { url, headers: language === undefined ? {} : { 'accept-language': language } })
    .locale;

test.each([
  ['/de/member', 'ja', 'de'],
  ['/member', 'ja', 'en'],
  ['/de/%ff?x=/ja/', 'ja', 'de'],
  ['', 'ja', 'en'],
  ['*', undefined, 'en'],
  ['http://elsewhere.test/de', undefined, 'en'],
])('%s is in the language of its address, whatever the browser names (%s)', (url, language, locale) => {
  expect(asked(url, language)).toBe(locale);
});

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.2, JA-jp;q=0.9', 'ja'],
  ['nl, de;q=0.1', 'de'],
  ['de;q=0, ja;q=0.1', 'ja'],
  // This language is on another origin.
  ['fr', 'en'],
  [undefined, 'en'],
  ['', 'en'],
  [';q=x,,,=', 'en'],
  [`${'x,'.repeat(5000)}de`, 'en'],
])('a file has no language: it is that of the browser, %j', (language, locale) => {
  expect(asked('/setup/files/1/a.exe?ends=1', language)).toBe(locale);
});

test('an origin with one language has no other', () => {
  expect(asked('/media/a.png', 'de', 'https://fr.shop.test')).toBe('fr');
});
