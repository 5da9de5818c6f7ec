import { expect, test } from 'vitest';
import { entryTarget } from './entry-paths.ts';

test.each([
  ['/entry-product', 'slug=dvd_ripper', '/dvd-ripper', 'page-products'],
  ['/entry-product-buy', 'slug=dvd_ripper', '/dvd-ripper/buy', 'page-buys'],
  ['/entry-article-category', 'slug=blu-ray', '/blu-ray', 'article-categories'],
  ['/entry-system-article', 'slug=privacy', '/privacy', 'system-articles'],
  ['/entry-product', '', '/', 'page-products'],
  ['/dvd-ripper', 'slug=blu-ray', undefined, undefined],
])('%s?%s shows what is at %s', (path, query, address, type) => {
  expect(entryTarget(path, new URLSearchParams(query))).toEqual(address && { path: address, type });
});
