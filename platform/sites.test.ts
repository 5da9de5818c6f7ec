import { expect, it } from 'vitest';
import { pathOf, siteAt, siteOf, sitesOf } from './sites.ts';

const shopName = 'Spindle';
const languages = { locales: ['en', 'de', 'ja'], defaultLocale: 'en', shopName } as const;
const main = 'https://shop.example';

it('serves languages below one origin, the default one without a prefix', () => {
  expect(sitesOf(languages, main, {})).toEqual([
    { locale: 'en', shopName, origin: main, prefix: '' },
    { locale: 'de', shopName, origin: main, prefix: '/de' },
    { locale: 'ja', shopName, origin: main, prefix: '/ja' },
  ]);
});

it('needs no prefix for the first language of an origin', () => {
  const eu = 'https://eu.shop.example';
  const sites = sitesOf(languages, main, { de: eu, ja: eu });
  expect(siteOf(sites, 'de')).toEqual({ locale: 'de', shopName, origin: eu, prefix: '' });
  expect(siteOf(sites, 'ja')).toEqual({ locale: 'ja', shopName, origin: eu, prefix: '/ja' });
});

it.each([
  [main, '/dvd-ripper', 'en', '/dvd-ripper'],
  [main, '/ja', 'ja', '/'],
  [main, '/ja/dvd-ripper', 'ja', '/dvd-ripper'],
  [main, '/japan', 'en', '/japan'],
  [main, '/de/dvd-ripper', 'en', '/de/dvd-ripper'],
  ['https://de.shop.example', '/dvd-ripper', 'de', '/dvd-ripper'],
  ['https://de.shop.example', '/ja', 'de', '/ja'],
  ['https://stranger.example', '/ja/dvd-ripper', 'ja', '/dvd-ripper'],
])('finds the language of %s%s', (origin, pathname, locale, path) => {
  const sites = sitesOf(languages, main, { de: 'https://de.shop.example' });
  const found = siteAt(sites, origin, pathname);
  expect([found.site.locale, found.path]).toEqual([locale, path]);
});

it.each([
  ['/ja/dvd-ripper', '/dvd-ripper'],
  ['https://de.shop.example/dvd-ripper', '/dvd-ripper'],
  ['https://de.shop.example/ja', '/ja'],
  ['/', '/'],
])('takes the language off %s', (target, path) => {
  expect(pathOf(sitesOf(languages, main, { de: 'https://de.shop.example' }), target)).toBe(path);
});

it('takes the suffix of pages off a path', () => {
  const origin = 'https://shop.example';
  const suffixed = sitesOf({ locales: ['en', 'de'], defaultLocale: 'en', shopName }, origin, {}, '.html');
  const at = (path: string) => siteAt(suffixed, origin, path);
  expect(at('/dvd-ripper.html')).toMatchObject({ site: { locale: 'en' }, path: '/dvd-ripper' });
  expect(at('/de/dvd-ripper/buy.html')).toMatchObject({ site: { locale: 'de' }, path: '/dvd-ripper/buy' });
  expect(at('/de')).toMatchObject({ path: '/' });
  expect(at('/dvd-ripper')).toMatchObject({ path: '/dvd-ripper' });
});
