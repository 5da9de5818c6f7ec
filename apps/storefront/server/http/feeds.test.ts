import { expect, test } from 'vitest';
import type { Services } from '../services.ts';
import { feeds } from './feeds.ts';

const site = {
  locale: 'de',
  shopName: 'Müller & Söhne <b>"Disc"</b>',
  origin: 'https://shop.test',
  prefix: '/de',
};
const article = {
  slug: 'mkv-or-mp4',
  title: 'MKV & MP4 <im Vergleich>\u0007',
  summary: 'Beide halten "alles".',
  publishedAt: '2026-10-06T00:00:00.000Z',
};
const pages: Record<string, string> = { '/others': 'article-categories', '/mkv-or-mp4': 'articles' };
let reads = 0;
const services = {
  config: { sites: [site] },
  content: {
    address: async (path: string) => (pages[path] ? { path, type: pages[path] } : null),
    read: async () => {
      reads++;
      return { id: 4, slug: 'others', title: 'Rund um Discs', summary: 'Dateien' };
    },
    listArticles: async (id: number) => ({ items: id === 4 ? [article] : [] }),
  },
} as unknown as Services;

test('a category has a feed in each language, whatever its articles are called', async () => {
  const answer = await feeds(services).request('/rss/de/others.xml');
  expect(answer.headers.get('content-type')).toContain('application/rss+xml');
  const xml = await answer.text();
  expect(xml).toContain(
    '<channel><title>Müller &amp; Söhne &lt;b&gt;&quot;Disc&quot;&lt;/b&gt;: Rund um Discs</title>',
  );
  expect(xml).toContain('<title>MKV &amp; MP4 &lt;im Vergleich&gt; </title>');
  expect(xml).toContain('<link>https://shop.test/de/mkv-or-mp4</link>');
  expect(xml).toContain('<pubDate>Tue, 06 Oct 2026 00:00:00 GMT</pubDate>');
});

test.each(['/rss/fr/others.xml', '/rss/de/made-up.xml', '/rss/de/mkv-or-mp4.xml', '/rss/de/others'])(
  'there is no %s, which costs no query',
  async (path) => {
    reads = 0;
    expect((await feeds(services).request(path)).status).toBe(404);
    expect(reads).toBe(0);
  },
);
