import type { Query } from '@spindle/content/reading/read-documents.ts';
import { cleanSearch, isSearchable } from '@spindle/content/search/parse-search.ts';
import { type HelpRef, helpRef } from '@spindle/content/types/page-help-details/schema.ts';
import { HELP_TOPICS } from '@spindle/content/types/page-help-details/topics.ts';
import { pageHelpDetails } from '@spindle/content/types/page-help-details/type.ts';
import {
  type BackendEnv,
  backendRouter,
  commonErrors,
  createRoute,
  failures,
  type Refusal,
  refuse,
  success,
  writeBody,
  written,
  z,
} from '@spindle/domain/backend-api/envelope.ts';
import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { siteOf } from '@spindle/platform/sites.ts';
import type { Context } from 'hono';
import { linksFor, pathIn } from '../../page/links.ts';
import { SEARCHES } from '../../page/searches.ts';
import type { Services } from '../services.ts';
import { original, refreshing, refusedRead } from './refreshing.ts';
import { wholeNumber } from './whole-number.ts';

const PAGE_SIZE = 20;
const FOUND_AT_MOST = 20;

const topic = z.enum(HELP_TOPICS).openapi({ description: 'One of `/faq/get_types`.' });
const url = z.string().openapi({ description: 'The path of its page.' });
const answerRef = z
  .object({
    id: z.number(),
    slug: z.string(),
    title: z.string().openapi({ description: 'The question.' }),
    summary: z.string().nullable().openapi({ description: 'The answer in short.' }),
    type: topic,
    url,
  })
  .openapi('Faq');

const json = <Data extends z.ZodType>(description: string, data: Data) => ({
  200: { description, content: { 'application/json': { schema: success(data) } } },
  ...failures(commonErrors),
});
const of = { tags: ['faq'] };

const typesRoute = createRoute({
  ...of,
  method: 'get',
  path: '/faq/get_types',
  summary: 'The topics that there are answers to',
  request: { query: z.object({ _original: original }) },
  responses: json(
    'In the order of the help page',
    z.object({ types: z.array(z.object({ type: topic, title: z.string(), total: z.int() })) }),
  ),
});

const listRoute = createRoute({
  ...of,
  method: 'get',
  path: '/faq/get_faq_list_by_category',
  summary: 'The answers to a topic',
  request: {
    query: z.object({
      category: topic,
      page: wholeNumber(10_000).default(1),
      page_size: wholeNumber(50).default(PAGE_SIZE),
      _original: original,
    }),
  },
  responses: json(
    'A page of the list; one past the last has no items',
    z.object({ items: z.array(answerRef), page: z.int(), pages: z.int(), total: z.int() }),
  ),
});

/** An answer is identified by its number or its slug. */
const named = z
  .object({
    id: wholeNumber(2_147_483_647).optional(),
    slug: z
      .string()
      .regex(/^[a-z0-9_-]{1,200}$/)
      .optional(),
    _original: original,
  })
  .refine(({ id, slug }) => id !== undefined || slug !== undefined, { path: ['id'] });

const oneRoute = createRoute({
  ...of,
  method: 'get',
  path: '/faq/get',
  summary: 'An answer whole, by `id` or by `slug`',
  request: { query: named },
  responses: json(
    'The answer',
    answerRef.extend({
      blocks: z.array(z.looseObject({ __component: z.string() })),
      checked_at: z.string().nullable().openapi({ description: 'When somebody last made sure of it.' }),
      related: z.array(answerRef),
    }),
  ),
});

const relatedRoute = createRoute({
  ...of,
  method: 'get',
  path: '/faq/relate',
  summary: 'What stands beside an answer, by its `id` or its `slug`',
  request: { query: named },
  responses: json('As editors have chosen', z.object({ items: z.array(answerRef) })),
});

const searchRoute = createRoute({
  ...of,
  method: 'post',
  path: '/faq/search',
  summary: 'Looks for answers',
  request: {
    body: writeBody(z.object({ q: z.string().max(4096).openapi({ description: '2 characters at least.' }) })),
  },
  responses: json(
    'Best first; none where too little was asked',
    z.object({
      query: z.string().openapi({ description: 'What was looked for; empty where it is too short.' }),
      items: z.array(z.object({ slug: z.string(), title: z.string(), summary: z.string(), url })),
    }),
  ),
});

/**
 * The part of the articles of a topic that a list shows, without their bodies. Anybody can ask for any number of such
 * parts, so like all that calls read, they take no cache places from what pages are made of.
 */
export const helpList = (
  locale: Locale,
  { topic, ...page }: { topic: string; number: number; size: number },
): Query => ({
  type: pageHelpDetails,
  where: [{ field: 'topic', operator: 'eq', values: [topic] }],
  locale,
  page,
  populate: [],
  without: ['blocks', 'seo', 'product', 'related'],
});

/** Calls about frequently asked questions, which are the shop's help articles (spec §7). */
export function faqCalls({ config, content, limits }: Pick<Services, 'config' | 'content' | 'limits'>) {
  const ok = <Data>(c: Context<BackendEnv>, data: Data) =>
    c.json({ cscode: 0 as const, msg: '' as const, data }, 200);
  const answered =
    (locale: Locale) =>
    (ref: HelpRef): z.output<typeof answerRef> => ({
      id: ref.id,
      slug: ref.slug,
      title: ref.title,
      summary: ref.summary ?? null,
      type: ref.topic,
      url: linksFor(siteOf(config.sites, locale)).helpArticle(ref.slug),
    });
  const list = async (locale: Locale, part: Parameters<typeof helpList>[1], refresh: boolean) => {
    const { documents, total } = await content.documents(helpList(locale, part), { refresh });
    return { items: documents.flatMap((document) => helpRef.safeParse(document).data ?? []), total };
  };

  /** Most answers that do not exist, above all made-up ones, are refused without a query. */
  const find = async (c: Context<BackendEnv>, { id, slug, _original }: z.output<typeof named>) => {
    const refresh = await refreshing(c, limits, _original);
    if (refresh instanceof Response) return refresh;
    const { locale } = c.var;
    const address =
      id === undefined
        ? await content.address(`/help/${slug}`, { locale })
        : await content.addressOf('page-help-details', id, locale);
    const where: Record<string, string | number> = id === undefined ? { slug: slug ?? '' } : { id };
    const found = address && (await content.read('page-help-details', { locale, where, refresh }));
    return found ?? (refuse(c, commonErrors, 'not_found') as Refusal);
  };

  return backendRouter()
    .openapi(typesRoute, async (c) => {
      const { locale } = c.var;
      const refresh = await refreshing(c, limits, c.req.valid('query')._original);
      if (refresh instanceof Response) return refresh;
      const words = translator(locale, 'pages');
      const types = await Promise.all(
        HELP_TOPICS.map(async (type) => {
          const { total } = await list(locale, { topic: type, number: 1, size: PAGE_SIZE }, refresh);
          return { type, title: words(`help.topics.${type}`), total };
        }),
      );
      return ok(c, { types: types.filter(({ total }) => total > 0) });
    })
    .openapi(listRoute, async (c) => {
      const { locale } = c.var;
      const { category, page, page_size: size, _original } = c.req.valid('query');
      const refresh = await refreshing(c, limits, _original);
      if (refresh instanceof Response) return refresh;
      const isKept = page === 1 && size === PAGE_SIZE;
      const tooMany = isKept ? undefined : await refusedRead(c, limits);
      if (tooMany) return tooMany;
      const { items, total } = await list(locale, { topic: category, number: page, size }, refresh);
      return ok(c, { items: items.map(answered(locale)), page, pages: Math.ceil(total / size), total });
    })
    .openapi(oneRoute, async (c) => {
      const found = await find(c, c.req.valid('query'));
      if (found instanceof Response) return found;
      const ref = answered(c.var.locale);
      return ok(c, {
        ...ref(found),
        blocks: found.blocks as { __component: string }[],
        checked_at: found.checkedAt ?? null,
        related: found.related.map(ref),
      });
    })
    .openapi(relatedRoute, async (c) => {
      const found = await find(c, c.req.valid('query'));
      if (found instanceof Response) return found;
      return ok(c, { items: found.related.map(answered(c.var.locale)) });
    })
    .openapi(searchRoute, async (c) => {
      const { locale, ip } = c.var;
      const text = cleanSearch(written(c).q);
      if (!isSearchable(text)) return ok(c, { query: '', items: [] });
      const allowed = await limits.take(SEARCHES, { ip });
      if (!allowed.ok) return refuse(c, commonErrors, 'too_many_requests', allowed.retryAfter);
      const found = await content.search({ text, locale, type: 'page-help-details', most: FOUND_AT_MOST });
      const site = siteOf(config.sites, locale);
      const items = found.map(({ path, title, summary }) => ({
        ...{ slug: path.slice('/help/'.length), title, summary },
        url: pathIn(site, path),
      }));
      return ok(c, { query: text, items });
    });
}
