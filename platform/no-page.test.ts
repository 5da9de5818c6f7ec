import { expect, test } from 'vitest';
import { isNoPage } from './no-page.ts';

test.each([
  ['/backend', true],
  ['/backend/member/', true],
  ['/mlink?pid=643', true],
  ['/sitemap.xml', true],
  ['/.well-known/change-password', true],
  ['/', false],
  ['/backends', false],
  ['/dvd-ripper/media', false],
])('%s is no page: %s', (path, expected) => {
  expect(isNoPage(path)).toBe(expected);
});
