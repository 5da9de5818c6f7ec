import { expect, test } from 'vitest';
import { FOLDERS, isNoPage, TOOLS } from './no-page.ts';

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

test('tools are what calls, downloads and the sandbox answer, folders hold files', () => {
  expect(TOOLS).toEqual(['api', 'backend', 'dev', 'mlink', 'sandbox', 'setup']);
  expect(FOLDERS).toEqual(['.well-known', 'assets', 'images', 'media', 'rss']);
});
