import type { ArticleRef } from '@spindle/content/types/articles/schema.ts';
import { slugPath } from '@spindle/content/types/slug-path.ts';
import {
  backendRouter,
  commonErrors,
  createRoute,
  failures,
  refuse,
  success,
  writeBody,
  written,
  z,
} from '@spindle/domain/backend-api/envelope.ts';
import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { siteOf } from '@spindle/platform/sites.ts';
import { linksFor, pathIn } from '../../page/links.ts';
import type { Services } from '../services.ts';
import { original, refreshing, refusedRead } from './refreshing.ts';
import { wholeNumber } from './whole-number.ts';

const RELATED = 3;
const PAGE_SIZE = 6;

const slug = z.string().regex(/^[a-z0-9_-]{1,200}$/);
const image = z.object({ url: z.string(), alt: z.string(), width: z.number(), height: z.number() });

const articleRef = z
  .object({
    id: z.number(),
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    url: z.string().openapi({ description: 'The path of its page.' }),
    category: z.object({ slug: z.string(), title: z.string() }).nullable(),
    author: z.object({ slug: z.string(), name: z.string(), about: z.string().nullable() }).nullable(),
    image: image.nullable(),
    published_at: z.string(),
    checked_at: z.string().nullable(),
  })
  .openapi('Article');

const detailRoute = createRoute({
  method: 'get',
  path: '/cms/article/detail',
  tags: ['articles'],
  summary: 'An article with its blocks, and what stands around it',
  request: { query: z.object({ slug, _original: original }) },
  responses: {
    200: {
      description: 'The article',
      content: {
        'application/json': {
          schema: success(
            articleRef.extend({
              blocks: z.array(z.looseObject({ __component: z.string() })),
              breadcrumbs: z.array(z.object({ name: z.string(), url: z.string() })),
              related: z.array(articleRef),
            }),
          ),
        },
      },
    },
    ...failures(commonErrors),
  },
});

const listRoute = createRoute({
  method: 'get',
  path: '/cms/article/list_by_category',
  tags: ['articles'],
  summary: 'The articles of a category, newest first',
  request: {
    query: z.object({
      category: slug,
      page: wholeNumber(1_000_000).default(1),
      page_size: wholeNumber(50).default(PAGE_SIZE),
      _original: original,
    }),
  },
  responses: {
    200: {
      description: 'A page of the list; one past the last has no items',
      content: {
        'application/json': {
          schema: success(
            z.object({
              items: z.array(articleRef),
              page: z.int(),
              pages: z.int(),
              total: z.int(),
            }),
          ),
        },
      },
    },
    ...failures(commonErrors),
  },
});

const ids = z
  .union([z.string().transform((list) => list.split(',')), z.array(z.union([z.string(), z.number()]))])
  .pipe(z.array(z.coerce.number<string | number>().int().min(1).max(2_147_483_647)).min(1).max(50))
  .openapi({ type: 'string', example: '1,2', description: 'Comma-separated, or an array in JSON.' });

const firstImageRoute = createRoute({
  method: 'post',
  path: '/article/first_img',
  tags: ['articles'],
  summary: 'The first picture of each of these articles that has one',
  request: { body: writeBody(z.object({ ids })) },
  responses: {
    200: {
      description: 'In the order asked for; an article without a picture is left out',
      content: {
        'application/json': {
          schema: success(z.array(image.omit({ alt: true }).extend({ id: z.number() }))),
        },
      },
    },
    ...failures(commonErrors),
  },
});

/** Calls about articles (spec §7). */
export function articleCalls({ config, content, limits }: Pick<Services, 'config' | 'content' | 'limits'>) {
  const answered = (article: ArticleRef, locale: Locale): z.output<typeof articleRef> => ({
    id: article.id,
    slug: article.slug,
    title: article.title,
    summary: article.summary,
    url: linksFor(siteOf(config.sites, locale)).document(article.slug),
    category: article.category ?? null,
    author: article.author ? { ...article.author, about: article.author.about ?? null } : null,
    image: imageOf(article),
    published_at: article.publishedAt,
    checked_at: article.checkedAt ?? null,
  });
  return backendRouter()
    .openapi(detailRoute, async (c) => {
      const { locale } = c.var;
      const { slug: named, _original } = c.req.valid('query');
      const refresh = await refreshing(c, limits, _original);
      if (refresh instanceof Response) return refresh;
      // Answers without a query for most slugs, above all for made-up ones.
      const address = await content.address(pathOfArticle(named), { locale });
      const found = address && (await content.read('articles', { locale, where: { slug: named }, refresh }));
      if (found?.id === undefined) return refuse(c, commonErrors, 'not_found');
      const article = { ...found, id: found.id };
      const related = await content.relatedArticles(article.id, { locale, most: RELATED });
      const site = siteOf(config.sites, locale);
      const data = {
        ...answered(article, locale),
        blocks: article.blocks as { __component: string }[],
        breadcrumbs: [
          { name: translator(locale, 'frame')('nav.home'), url: linksFor(site).home() },
          ...(article.category
            ? [{ name: article.category.title, url: pathIn(site, `/${article.category.slug}`) }]
            : []),
          { name: article.title, url: linksFor(site).document(article.slug) },
        ],
        related: related.items.map((item) => answered(item, locale)),
      };
      return c.json({ cscode: 0 as const, msg: '' as const, data }, 200);
    })
    .openapi(listRoute, async (c) => {
      const { locale } = c.var;
      const { category: named, page, page_size: size, _original } = c.req.valid('query');
      const refresh = await refreshing(c, limits, _original);
      if (refresh instanceof Response) return refresh;
      const address = await content.address(pathOfArticle(named), { locale });
      const category =
        address && (await content.read('article-categories', { locale, where: { slug: named } }));
      if (category?.id === undefined) return refuse(c, commonErrors, 'not_found');
      const isKept = page === 1 && size === PAGE_SIZE;
      const tooMany = isKept ? undefined : await refusedRead(c, limits);
      if (tooMany) return tooMany;
      const part = { locale, size, refresh, calls: true };
      const first = await content.listArticles(category.id, { ...part, page: 1 });
      const { pages, total } = first;
      // A page past the last one needs no read.
      const list =
        page === 1 || page > pages ? first : await content.listArticles(category.id, { ...part, page });
      const items = page > Math.max(1, pages) ? [] : list.items;
      const data = { items: items.map((item) => answered(item, locale)), page, pages, total };
      return c.json({ cscode: 0 as const, msg: '' as const, data }, 200);
    })
    .openapi(firstImageRoute, async (c) => {
      const tooMany = await refusedRead(c, limits);
      if (tooMany) return tooMany;
      const data = await content.firstPictures(written(c).ids, c.var.locale);
      return c.json({ cscode: 0 as const, msg: '' as const, data }, 200);
    });
}

const pathOfArticle = (slug: string) => slugPath('')({ slug }) ?? '/';

function imageOf({ picture }: ArticleRef): z.output<typeof image> | null {
  if (!picture) return null;
  const { url, alt, width, height } = picture;
  return width && height ? { url, alt, width, height } : null;
}
