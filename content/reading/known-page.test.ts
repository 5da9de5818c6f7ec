import { expect, test } from 'vitest';
import { isKnownPage } from './known-page.ts';
import type { Content } from './readers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '/dvd': 'article-categories',
  '/dvd-ripper': 'page-products',
  '/dvd-ripper/buy': 'page-buys',
};

/** Seven articles about DVDs, and help article 12. */
const content = {
  address: async (path: string) => {
    const type = TYPES[path];
    return type ? { path, type, slug: path.slice(1), locales: ['en'] } : null;
  },
  addressOf: async (type: string, id: number) =>
    type === 'page-help-details' && id === 12 ? { path: '/help/a' } : null,
  listArticles: async (id: number) => ({ pages: id === 1 ? 2 : 0 }),
  read: async (_: string, { where }: { where: { slug?: string } }) =>
    where.slug === 'dvd' ? { id: 1 } : null,
} as unknown as Content;

test.each([
  ['/dvd-ripper', true],
  ['/dvd-ripper/buy', true],
  ['/no-such-page', false],
  ['/dvd/1', true],
  ['/dvd/2', true],
  ['/dvd/3', false],
  ['/dvd/0', false],
  ['/dvd/-1', false],
  ['/dvd/02', false],
  ['/dvd/1e3', false],
  ['/dvd/２', false],
  ['/dvd/1000000000', false],
  ['/dvd/2/2', false],
  ['/dvd-ripper/2', false],
  ['/help/12', true],
  ['/help/13', false],
])('%s: %s', async (path, known) => {
  expect(await isKnownPage(content, 'en', path)).toBe(known);
});
