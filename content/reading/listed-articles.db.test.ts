import { testDatabase } from '@spindle/platform/testing/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentSettings, testLog, testPayload } from '../testing/test-content.ts';
import { articles } from '../types/articles/type.ts';
import { countListedArticles, newestListedArticles } from './listed-articles.ts';
import { type Condition, countDocuments, type Query } from './read-documents.ts';
import { openContent } from './readers.ts';

const { url, pool } = await testDatabase();
const payload = await testPayload(url);
const content = await openContent({ config: contentSettings(url), log: testLog, currencyOf: () => 'USD' });
afterAll(content.close);

const ask = (text: string, values: unknown[]) => pool.query(text, values);
const inCategory = (slug: string): Condition => ({
  field: 'category.slug',
  operator: 'eq',
  values: [slug],
});
const question = (where: Condition[] = []): Query => ({ type: articles, where, locale: 'en' });

beforeAll(async () => {
  const publish = (collection: string, data: Record<string, unknown>) =>
    payload.create({ collection, data: { ...data, _status: 'published' } });
  const author = await publish('authors', { slug: 'author', name: 'Author' });
  const add = async (category: string, slugs: string[]) => {
    const { id } = await publish('article-categories', { slug: category, title: category });
    for (const [index, slug] of slugs.entries()) {
      const words = { slug, title: slug, summary: 'In short.', category: id, author: author.id };
      await publish('articles', { ...words, publishedAt: `2026-01-0${index + 1}T12:00:00.000Z` });
    }
    return id;
  };
  await add('discs', ['d1', 'd2', 'd3']);
  await add('drives', ['e1']);
  const withdrawn = await add('withdrawn', ['w1', 'w2']);
  await payload.update({ collection: 'article-categories', id: withdrawn, data: { _status: 'draft' } });
});

test.each([
  { name: 'all', where: [] },
  { name: 'those of a category', where: [inCategory('discs')] },
  { name: 'those of a withdrawn category', where: [inCategory('withdrawn')] },
  { name: 'those of no category', where: [inCategory('none')] },
])('counts $name as the content system does', async ({ where }) => {
  expect(await countListedArticles(ask, question(where))).toBe(
    await countDocuments(payload, question(where)),
  );
});

test('leaves other questions to the content system', async () => {
  const titled: Condition = { field: 'title', operator: 'eq', values: ['d1'] };
  expect(await countListedArticles(ask, question([titled]))).toBeUndefined();
  expect(await countListedArticles(ask, question([inCategory('discs'), titled]))).toBeUndefined();
  const page = { number: 1, size: 2 };
  const sort = [{ field: 'publishedAt', descending: true }];
  expect(await newestListedArticles(ask, { ...question(), page, sort })).toBeUndefined();
  const oldest = [{ field: 'publishedAt', descending: false }];
  const asked = { ...question([inCategory('discs')]), page };
  expect(await newestListedArticles(ask, { ...asked, sort: oldest })).toBeUndefined();
  expect(await newestListedArticles(ask, asked)).toBeUndefined();
});

test.each([
  { slug: 'discs', number: 1, slugs: ['d3', 'd2'], total: 3 },
  { slug: 'discs', number: 2, slugs: ['d1'], total: 3 },
  { slug: 'discs', number: 3, slugs: [], total: 3 },
  { slug: 'withdrawn', number: 1, slugs: [], total: 0 },
])('page $number of $slug, newest first', async ({ slug, number, slugs, total }) => {
  const answer = await content.documents({
    type: articles,
    where: [inCategory(slug)],
    locale: 'en',
    page: { number, size: 2 },
    sort: [{ field: 'publishedAt', descending: true }],
  });
  expect(answer.documents.map((document) => document.slug)).toEqual(slugs);
  expect(answer).toMatchObject({ total, tags: expect.arrayContaining(['articles']) });
});
