import type { Article } from '@spindle/content/types/articles/schema.ts';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import {
  type PageServices,
  requestContext,
  type ShopRequest,
  servicesContext,
} from '../../page/request-context.ts';
import type { PageState } from '../../page/state.ts';
import { renderForTest, stateForTest } from '../render-for-test.tsx';
import { ArticleScreen } from './ArticleScreen.tsx';
import { articlePage } from './load-article.ts';

const article: Article = {
  slug: 'dvd_capacity',
  title: 'How many gigabytes does a DVD hold?',
  summary: 'It depends on its layers.',
  category: { slug: 'dvd', title: 'Discs' },
  author: { slug: 'mara', name: 'Mara Vogel', about: 'Tests drives.' },
  picture: { url: '/media/disc.webp', alt: 'Bars', width: 1640, height: 714, focalX: 20, focalY: 50 },
  figure: undefined,
  publishedAt: '2026-10-06T12:00:00.000Z',
  checkedAt: '2026-11-12T12:00:00.000Z',
  seo: { metaDescription: undefined, meta: [], script: undefined, structuredData: undefined },
  urlType: 'article',
  articleInfoLevel: 0,
  system: 'all',
  product: [],
  blocks: [],
};

const capacity = { ...article, slug: 'blu_ray_capacity', title: 'And a Blu-ray?' };

const ripper = { pid: '643', slug: 'dvd_ripper', shortName: 'DVD Ripper', productLine: 'dvd', system: 'win' };
const copier = { ...ripper, pid: '641', slug: 'dvd_copy', shortName: 'DVD Copy' };
const hostile = '<script>alert(1)</script>\nTwo lines';
const comment = {
  ...{ id: 7, author: 'Ada', text: hostile, writtenAt: '2026-11-01T12:00:00.000Z' },
  reply: { author: 'Mara', text: 'It does.', repliedAt: '2026-11-02T12:00:00.000Z' },
};

/** What is below the article: recommendations, neighbouring articles and comments. */
const contentWith = (said: readonly object[]) => ({
  read: async (_type: string, { where }: { where: { place: string } }) =>
    where.place === 'article' && {
      title: 'Tools for your discs',
      items: [
        { product: ripper, text: 'Every track, once' },
        { product: copier, text: 'Onto a new disc' },
      ],
      tags: ['recommend-products:article'],
    },
  list: async (type: string) => {
    expect(type).toBe('comments');
    return { items: said, tags: ['comments', 'comments#7'] };
  },
  relatedArticles: async () => ({ items: [capacity], tags: ['articles#2'] }),
  pagesOf: async () => ({ product: '/dvd-copy' }),
});
const offers = { find: async () => ({ offers: [{ ...copier, onSale: true }], tags: ['products:641'] }) };

function load(
  document: Article,
  state: Partial<PageState> = {},
  tags = new Set<string>(),
  said: readonly object[] = [],
) {
  const context = new RouterContextProvider();
  const page = { ...stateForTest, path: '/dvd-capacity', ...state };
  const { locale } = page;
  context.set(requestContext, { page, preview: undefined, locale, tags } as unknown as ShopRequest);
  const content = contentWith(said);
  context.set(servicesContext, { content, offers } as unknown as PageServices);
  return articlePage(context, { page: document, selling: { offers: {}, currency: 'USD' } });
}

const draw = async (document: Article, state: Partial<PageState> = {}) =>
  renderForTest(<ArticleScreen {...(await load(document, state))} />, { path: '/dvd-capacity', ...state });

it('ends with the product as it is recommended below articles, and with what else to read', async () => {
  const tags = new Set<string>();
  const about = { ...article, id: 1, product: [{ ...ripper, type: 'single', tags: [] }] };
  const shown = await load(about as unknown as Article, {}, tags);
  const html = await renderForTest(<ArticleScreen {...shown} />, { path: '/dvd-capacity' });
  expect(html).toContain('Every track, once');
  // Its own product is in the row above the others.
  expect(html.match(/Every track, once/g)).toHaveLength(1);
  expect(html).toMatch(/Tools for your discs<\/h2>.*Onto a new disc.*href="\/dvd-copy"/s);
  expect(html).toContain('href="/blu-ray-capacity"');
  const known = ['recommend-products:article', 'products:641', 'articles#2', 'comments:/dvd-capacity'];
  expect([...tags]).toEqual(expect.arrayContaining(known));
});

it('shows what readers say below it, as text and on the day it was written, and nothing where nobody has', async () => {
  const tags = new Set<string>();
  const shown = await load(article, { locale: 'de', prefix: '/de' }, tags, [comment]);
  const html = await renderForTest(<ArticleScreen {...shown} />, { path: '/dvd-capacity', locale: 'de' });
  expect(html).toContain('Kommentare</h2>');
  expect(html).toContain('<b>Ada</b><time dateTime="2026-11-01">1.\u00a0November 2026</time>');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;\nTwo lines');
  expect(html).toMatch(/Antwort.*<b>Mara<\/b>.*It does\./s);
  // Not by the tag of all comments: a comment on one page would purge all others from the cache.
  expect([...tags]).toEqual(expect.arrayContaining(['comments:/dvd-capacity', 'comments#7']));
  expect([...tags]).not.toContain('comments');
  expect(await draw(article, { locale: 'de', prefix: '/de' })).not.toContain('Kommentare');
});

it('opens with the newest comments, and keeps earlier ones behind a line', async () => {
  const many = Array.from({ length: 23 }, (_, id) => ({
    ...comment,
    id,
    text: `No. ${id}`,
    reply: undefined,
  }));
  const html = await renderForTest(<ArticleScreen {...(await load(article, {}, new Set(), many))} />);
  const [open = '', closed = ''] = html.split('<details>');
  expect(closed).toContain('3 earlier comments</summary>');
  expect([open, closed].map((part) => part.match(/No\. /g)?.length)).toEqual([20, 3]);
});

it('shows who wrote it, what it is about and when it was checked', async () => {
  const html = await draw(article);
  expect(html).toContain('<time dateTime="2026-11-12">Checked 12\u00a0November 2026</time>');
  for (const words of ['Discs', 'Mara Vogel', 'Tests drives.', 'It depends on its layers.'])
    expect(html).toContain(words);
  expect(html).toMatch(/<img[^>]+alt="Bars" width="1640" height="714"/);
  expect(html.match(/<h1/g)).toHaveLength(1);
});

it.each([
  ['de', 'Geprüft am 12.\u00a0November 2026'],
  ['ja', '2026年11月12日に内容を確認'],
  ['fr', 'Vérifié le 12\u00a0novembre 2026'],
  ['zh', '2026年11月12日查證'],
] as const)('says the day as it is written in %s', async (locale, text) => {
  expect(await draw(article, { locale, prefix: `/${locale}` })).toContain(text);
});

it('says when it was published where nobody has checked it since', async () => {
  expect(await draw({ ...article, checkedAt: undefined })).toContain('Published 6\u00a0October 2026');
});

it('goes without an author, a category and a picture that are not published', async () => {
  const html = await draw({ ...article, author: undefined, category: undefined, picture: undefined });
  expect(html).toContain('<h1');
  expect(html).not.toMatch(/<img|article-author|undefined/);
});

it('tells search engines what it shows', async () => {
  const { head } = await load(article, { locale: 'de', prefix: '/de' });
  const url = 'https://spindle.test/de/dvd-capacity';
  expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href: url });
  expect(head).toContainEqual({ name: 'description', content: 'It depends on its layers.' });
  expect(head).toContainEqual({ property: 'og:type', content: 'article' });
  const picture = 'https://spindle.test/images/share/media/2/20-50/disc.webp.png';
  expect(head).toContainEqual({ property: 'og:image', content: picture });
  expect(head).toContainEqual({ property: 'og:image:alt', content: 'Bars' });
  const structured = head.flatMap((item) => ('script:ld+json' in item ? [item['script:ld+json']] : []));
  expect(structured).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1 }, { position: 2 }, { position: 3, item: url }],
    },
    { '@type': 'Article', mainEntityOfPage: url, inLanguage: 'de', image: [picture] },
  ]);
});

it('can be shared at its own address, without script and without anything of a network on the page', async () => {
  const html = await draw(article, { locale: 'de', prefix: '/de' });
  const shared = [...html.matchAll(/<a [^>]*data-label="share_(\w+)"[^>]*>/g)].map(([tag, network]) => [
    network,
    tag.includes(encodeURIComponent('https://spindle.test/de/dvd-capacity')),
    tag.includes('target="_blank" rel="nofollow noopener noreferrer"'),
  ]);
  expect(shared).toEqual(
    ['facebook', 'x', 'reddit', 'pinterest', 'linkedin', 'whatsapp', 'telegram', 'line'].map((network) => [
      ...[network, true, true],
    ]),
  );
  expect(html).toMatch(/<a class="link" href="mailto:\?subject=How%20many[^"]+">E-\u2060?Mail<\/a>/);
});
