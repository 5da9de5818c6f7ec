import { expect, test } from 'vitest';
import { surrogateKey } from './tags.ts';

test('a few keys stand as they are', () => {
  expect(surrogateKey(['articles#1', 'articles:dvd', 'footer'])).toBe('articles#1 articles:dvd footer');
});

test('of very many the types stand, which every change announces, and what no type stands for', () => {
  const tags = Array.from({ length: 500 }, (_, index) => [
    `articles#${index}`,
    `articles:article-${index}`,
    `address:articles#${index}`,
  ]).flat();
  const header = surrogateKey(['footer', 'article-list#3', 'media#9', ...tags]);
  expect(header).toBe('footer article-list#3 media#9 articles addresses');
});
