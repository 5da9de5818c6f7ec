import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openContent } from '../../reading/readers.ts';
import { missingInSearch } from '../../search/missing-in-search.ts';
import { contentSettings, testLog, testPayload } from '../../testing/test-content.ts';
import { demoArticles } from '../../types/articles/demo.ts';
import { demoAuthors } from '../../types/authors/demo.ts';
import { seedDocument } from '../seed-document.ts';
import { type Draft, t } from '../translated.ts';
import { dropSearchIndexes } from './search-indexes.ts';
import { seedScale } from './seed-scale.ts';

const { url, pool } = await testDatabase();
const payload = await testPayload(url);
const content = await openContent({ config: contentSettings(url), log: testLog, currencyOf: () => 'USD' });
afterAll(content.close);
const TOTAL = 40;
let category = 0;

beforeAll(async () => {
  const title = t('DVD');
  const locales = ALL_LOCALES.filter((locale) => locale !== 'en');
  const store = async (type: string, document: Draft) =>
    (await seedDocument(payload, type, 'slug', document, locales)).id;
  category = await store('article-categories', { slug: 'dvd', title });
  const author = await store('authors', demoAuthors[0] ?? {});
  const demo = await demoArticles((_, type) => (type === 'authors' ? author : category));
  for (const article of demo.filter(({ slug }) => slug === 'dvd-capacity' || slug === 'dvd-subtitles'))
    await store('articles', { ...article, picture: undefined, product: [] });
  await seedScale(url, { total: TOTAL });
  content.purgeAll();
});

const list = (locale: 'en' | 'de', page = 1) => content.listArticles(category, { locale, page, size: 50 });

test('the category lists them, in English all of them and in German some', async () => {
  const english = await list('en');
  expect(english).toMatchObject({ total: TOTAL });
  expect(english.items).toHaveLength(TOTAL);
  const german = await list('de');
  expect(german.total).toBeGreaterThan(2);
  expect(german.total).toBeLessThan(TOTAL / 2);
});

test('each is a page like the one it was made of, at its address in its languages', async () => {
  const made = (await list('de')).items.find(({ slug }) => /-\d{6}$/.test(slug));
  expect(await content.address(`/${made?.slug}`, { locale: 'zh' })).toMatchObject({ type: 'articles' });
  for (const locale of ['en', 'de', 'ja'] as const) {
    const article = await content.read('articles', { locale, where: { slug: made?.slug ?? '' } });
    expect(article).toMatchObject({ category: { slug: 'dvd' }, author: { slug: demoAuthors[0]?.slug } });
    expect(article?.blocks).toHaveLength(1);
    expect(article?.figure !== undefined).toBe(made?.slug.startsWith('dvd-capacity'));
  }
});

test('all of them are found by their words and by their number', async () => {
  expect(await missingInSearch((...asked) => pool.query(...asked), 10)).toEqual([]);
  const [found] = await content.search({ text: 'gigabytes 7', locale: 'en', most: 5 });
  expect(found?.path).toMatch(/-000007$/);
});

test('an editor opens one, changes it, and it is published', async () => {
  const [made] = (await list('en')).items.filter(({ slug }) => /-\d{6}$/.test(slug));
  const { docs } = await payload.find({ collection: 'articles', draft: true, limit: 100 });
  const opened = docs.find(({ id }) => id === made?.id);
  expect(opened).toMatchObject({ slug: made?.slug, title: made?.title, _status: 'published' });
  await payload.update({
    collection: 'articles',
    id: made?.id ?? 0,
    data: { title: 'Changed by hand', _status: 'published' },
  });
  content.purgeAll();
  expect((await list('en')).items.find(({ id }) => id === made?.id)?.title).toBe('Changed by hand');
});

test('a shop that has so many gets none, and one that has fewer gets the rest', async () => {
  expect(await seedScale(url, { total: TOTAL })).toBe(0);
  expect(await seedScale(url, { total: TOTAL + 2 })).toBe(2);
  content.purgeAll();
  expect((await list('en')).total).toBe(TOTAL + 2);
});

test('indexes that an interrupted run has left out are as before after the next one', async () => {
  const indexes = async () =>
    (
      await pool.query(
        "select indexdef from pg_indexes where schemaname = 'cms' and tablename = 'search_documents' order by 1",
      )
    ).rows;
  const before = await indexes();
  const client = await pool.connect();
  await dropSearchIndexes(client);
  client.release();
  expect(await indexes()).toHaveLength(before.length - 3);
  await seedScale(url, { total: TOTAL });
  expect(await indexes()).toEqual(before);
});
