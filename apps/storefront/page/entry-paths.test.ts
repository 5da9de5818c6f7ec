import { expect, test } from 'vitest';
import { entryTarget } from './entry-paths.ts';

test.each([
  ['/entry-product', 'slug=dvd_ripper', '/dvd-ripper'],
  ['/entry-product-buy', 'slug=dvd_ripper', '/dvd-ripper/buy'],
  ['/entry-article-category', 'slug=blu-ray', '/blu-ray'],
  ['/entry-system-article', 'slug=privacy', '/privacy'],
  ['/entry-product', '', '/'],
  ['/dvd-ripper', 'slug=blu-ray', undefined],
])('%s?%s shows what is at %s', (path, query, address) => {
  expect(entryTarget(path, new URLSearchParams(query))).toBe(address);
});
