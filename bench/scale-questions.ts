import { offlineSettings } from '@spindle/content/payload/offline-settings.ts';
import { openPayload } from '@spindle/content/payload/open-payload.ts';
import { type Content, openContent } from '@spindle/content/reading/readers.ts';
import { ARTICLES_A_PAGE } from '@spindle/content/types/articles/articles-a-page.ts';
import type { ContentType } from '@spindle/content/types/define-type.ts';
import { contentTypesByName } from '@spindle/content/types/register.ts';
import { openLog } from '@spindle/platform/log.ts';
import pg from 'pg';

export interface ShopContent {
  content: Content;
  backOffice: Awaited<ReturnType<typeof openPayload>>['payload'];
  /** Those of some published articles. */
  slugs: string[];
  ids: number[];
  category: number;
  categorySlug: string;
  /** How many pages the category's list has. */
  pages: number;
  close(): Promise<void>;
}

const log = openLog('bench', 'silent');

/** Reads a shop as the storefront does, and as the back office does. */
export async function openShopContent(url: string): Promise<ShopContent> {
  const deps = { config: offlineSettings(url), log };
  const content = await openContent({ ...deps, currencyOf: () => 'USD' });
  const backOffice = await openPayload(deps);
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ id: number; slug: string; category: number; categorySlug: string }>(
    `select article.id, article.slug, category.id as category, category.slug as "categorySlug"
     from cms.article_list listed
     join cms.articles article on article.id = listed.document_id
     join cms.article_categories category on category.id = article.category_id
     where locale = 'en' order by category.slug <> 'dvd', md5(article.slug) limit 200`,
  );
  await client.end();
  const { category = 0, categorySlug = '' } = rows[0] ?? {};
  const { pages } = await content.listArticles(category, { locale: 'en', page: 1, size: ARTICLES_A_PAGE });
  return {
    content,
    backOffice: backOffice.payload,
    slugs: rows.map(({ slug }) => slug),
    ids: rows.map(({ id }) => id),
    category,
    categorySlug,
    pages,
    async close() {
      await content.close();
      await backOffice.close();
    },
  };
}

type Question = (shop: ShopContent, round: number) => Promise<unknown>;

const page =
  (number: (pages: number) => number): Question =>
  ({ content, category, pages }) =>
    content.listArticles(category, { locale: 'en', page: number(pages), size: ARTICLES_A_PAGE });
const WORDS = ['dvd', 'blu-ray laufwerk', 'subtitles', 'dvd capacity', 'subtitels', 'how long do discs last'];
const articles = contentTypesByName.get('articles') as ContentType;
const call =
  (query: Partial<Parameters<Content['documents']>[0]>): Question =>
  ({ content }) =>
    content.documents({ type: articles, where: [], locale: 'en', page: { number: 1, size: 25 }, ...query });
const slugOf = ({ slugs }: ShopContent, round: number) => slugs[round % slugs.length] ?? '';
const idOf = ({ ids }: ShopContent, round: number) => ids[round % ids.length] ?? 0;
const inDvd = { field: 'category.slug', operator: 'eq', values: ['dvd'] } as const;
const newest = [{ field: 'publishedAt', descending: true }];

/** By what needs the answer. */
export const QUESTIONS: Readonly<Record<string, Question>> = {
  'address of an article': (shop, round) => shop.content.address(`/${slugOf(shop, round)}`),
  'address that nothing has': ({ content }, round) => content.address(`/made-up-${round}`),
  'category, first page': page(() => 1),
  'category, middle page': page((pages) => Math.ceil(pages / 2)),
  'category, last page': page((pages) => pages),
  article: (shop, round) =>
    shop.content.read('articles', { locale: 'en', where: { slug: slugOf(shop, round) } }),
  'related articles': async (shop, round) =>
    shop.content.relatedArticles(round + 1, { locale: 'en', most: 3 }),
  'feed of a category': ({ content, category }) =>
    content.listArticles(category, { locale: 'en', page: 1, size: 20 }),
  search: ({ content }, round) =>
    content.search({ text: WORDS[round % WORDS.length] ?? '', locale: 'en', most: 20 }),
  'sitemap, number of parts': ({ content }) =>
    content.addressParts.count({ locales: ['en'], without: [], size: 50_000 }),
  'sitemap, first 500': async ({ content }) => {
    for await (const some of content.addressParts.read(1, { locales: ['en'], without: [], size: 50_000 }))
      return some;
  },
  'CMS read by slug': (shop, round) =>
    call({ where: [{ field: 'slug', operator: 'eq', values: [slugOf(shop, round)] }] })(shop, round),
  'CMS read, first page': call({}),
  'CMS read, page 100': call({ page: { number: 100, size: 25 } }),
  'CMS read of a category': call({ where: [inDvd], sort: newest }),
  'CMS read, title contains': call({ where: [{ field: 'title', operator: 'contains', values: ['laser'] }] }),
  'CMS read by title': call({ sort: [{ field: 'title', descending: false }] }),
  'back office, list': ({ backOffice }) =>
    backOffice.find({
      collection: 'articles',
      draft: true,
      depth: 0,
      limit: 10,
      locale: 'en',
      sort: '-updatedAt',
    }),
  'back office, a form': (shop, round) =>
    shop.backOffice.findByID({
      collection: 'articles',
      id: idOf(shop, round),
      draft: true,
      depth: 0,
      locale: 'en',
    }),
};
