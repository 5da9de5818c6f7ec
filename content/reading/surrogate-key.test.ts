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

test('the kind that fills it most gives way first', () => {
  const addresses = Array.from({ length: 60 }, (_, index) => `address:articles#${index}`);
  const products = Array.from({ length: 10 }, (_, index) => `products:${643 + index}`);
  expect(surrogateKey([...products, ...addresses, 'footer'])).toBe(
    [...products, 'addresses', 'footer'].join(' '),
  );
});
