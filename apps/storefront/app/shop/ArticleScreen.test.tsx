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

/** What stands below: recommendations and the articles beside this one. */
const content = {
  list: async () => ({
    items: [
      { place: 'help', items: [{ product: { slug: 'dvd_ripper' }, text: 'Not here' }] },
      { place: 'article', items: [{ product: { slug: 'dvd_ripper' }, text: 'Every track, once' }] },
    ],
    tags: ['recommend-products'],
  }),
  relatedArticles: async () => ({ items: [capacity], tags: ['articles#2'] }),
};

function load(document: Article, state: Partial<PageState> = {}, tags = new Set<string>()) {
  const context = new RouterContextProvider();
  const page = { ...stateForTest, path: '/dvd-capacity', ...state };
  context.set(requestContext, { page, preview: undefined, locale: 'en', tags } as unknown as ShopRequest);
  context.set(servicesContext, { content } as unknown as PageServices);
  return articlePage(context, { page: document, selling: { offers: {}, currency: 'USD' } });
}

const draw = async (document: Article, state: Partial<PageState> = {}) =>
  renderForTest(<ArticleScreen {...(await load(document, state))} />, { path: '/dvd-capacity', ...state });

it('ends with the product as it is recommended below articles, and with what else to read', async () => {
  const product = { pid: '643', slug: 'dvd_ripper', shortName: 'DVD Ripper', productLine: 'dvd' };
  const tags = new Set<string>();
  const about = { ...article, id: 1, product: [{ ...product, type: 'single', system: 'win', tags: [] }] };
  const shown = await load(about as unknown as Article, {}, tags);
  const html = await renderForTest(<ArticleScreen {...shown} />, { path: '/dvd-capacity' });
  expect(html).toContain('Every track, once');
  expect(html).not.toContain('Not here');
  expect(html).toContain('href="/blu-ray-capacity"');
  expect([...tags]).toEqual(['recommend-products', 'articles#2']);
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
