import { expect } from '@playwright/test';
import { storefront } from '../addresses.ts';
import { deskOf, signIn } from '../back-office.ts';
import { crawlSite } from '../crawl-site.ts';
import { test } from '../test.ts';

const LANGUAGES = ['', '/de', '/ja', '/fr', '/zh'];

test('every link of the shop leads somewhere, and every page says what it is, in five languages', async ({
  request,
}) => {
  test.setTimeout(900_000);
  const { pages, problems } = await crawlSite(storefront, LANGUAGES);
  expect(problems).toEqual([]);
  // The sitemap has exactly the pages that visitors can reach.
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const told = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => url.slice(storefront.length) || '/',
  );
  expect(told.length).toBeGreaterThan(100);
  expect(told.filter((path) => !pages.has(path))).toEqual([]);
});

test('nothing leads to the pages of a product that are not published in a language', async ({ request }) => {
  test.setTimeout(900_000);
  const desk = deskOf(request, await signIn(request));
  const pages = await Promise.all(
    ['page-products', 'page-buys'].map(async (type) => `${type}/${(await desk.find(type, 'dvd_copy')).id}`),
  );
  const show = async (shown: boolean) => {
    for (const page of pages) await desk.publish(page, { shown }, 'ja');
  };
  const status = async () => (await request.get('/ja/dvd-copy/buy')).status();
  await show(false);
  try {
    await expect.poll(status).toBe(404);
    const { problems } = await crawlSite(storefront, ['/ja']);
    expect(problems.filter((problem) => / answers \d+ after /.test(problem))).toEqual([]);
  } finally {
    await show(true);
  }
});
