import { expect } from '@playwright/test';
import { storefront } from '../addresses.ts';
import { crawlSite } from '../crawl-site.ts';
import { test } from '../test.ts';

const LANGUAGES = ['', '/de', '/ja', '/fr', '/zh'];

test('every link of the shop leads somewhere, and every page says what it is, in five languages', async ({
  request,
}) => {
  test.setTimeout(300_000);
  const { pages, problems } = await crawlSite(storefront, LANGUAGES);
  expect(problems).toEqual([]);
  // What search engines are told of is what visitors can get to.
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const told = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => url.slice(storefront.length) || '/',
  );
  expect(told.length).toBeGreaterThan(100);
  expect(told.filter((path) => !pages.has(path))).toEqual([]);
});
