import type { Content } from '@spindle/content/reading/readers.ts';
import { expect, test } from 'vitest';
import { helpArticles } from './help-articles.ts';

/** This many articles; broken ones are counted, but not returned. */
function contentOf(total: number, broken: readonly number[] = []) {
  const asked: number[] = [];
  const list = async (_type: string, { page }: { page: { number: number; size: number } }) => {
    asked.push(page.number);
    const first = (page.number - 1) * page.size;
    const places = Array.from(
      { length: Math.max(0, Math.min(page.size, total - first)) },
      (_, at) => first + at,
    );
    const items = places.filter((place) => !broken.includes(place)).map((place) => ({ slug: `a-${place}` }));
    return { items, total, tags: ['page-help-details', ...items.map(({ slug }) => slug)] };
  };
  return { content: { list } as unknown as Pick<Content, 'list'>, asked };
}

test.each([
  [0, [1]],
  [1, [1]],
  [100, [1]],
  [101, [1, 2]],
  [250, [1, 2, 3]],
])('of %i articles all are there, in as few readings as it takes', async (total, readings) => {
  const { content, asked } = contentOf(total);
  const tags = new Set<string>();
  const articles = await helpArticles(content, 'en', tags);
  expect(articles.map(({ slug }) => slug)).toEqual(Array.from({ length: total }, (_, at) => `a-${at}`));
  expect(asked).toEqual(readings);
  expect(tags.size).toBe(total + 1);
});

test('one that can’t be shown ends nothing, and what is too much has an end', async () => {
  const { content } = contentOf(150, [3, 120]);
  expect(await helpArticles(content, 'en', new Set())).toHaveLength(148);
  const flood = contentOf(1_000_000);
  expect(await helpArticles(flood.content, 'en', new Set())).toHaveLength(1_000);
});
